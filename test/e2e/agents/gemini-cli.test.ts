import { describeAgent } from '../../support/agent-suite.ts';
import { geminiCli } from '../../support/run-agent.ts';

describeAgent(geminiCli);
