import { describeRelay } from './describe-relay.ts';

describeRelay('specway', 'createImageEdit');
