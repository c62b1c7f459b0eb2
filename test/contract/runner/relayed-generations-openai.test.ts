import { describeRelay } from './describe-relay.ts';

describeRelay('openai', 'createImage');
