import { describeAgent } from '../../support/agent-suite.ts';
import { claudeCode } from '../../support/run-agent.ts';

describeAgent(claudeCode);
