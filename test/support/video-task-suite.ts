import type { LedgerPlace } from './ledger-rig.ts';
import { describeVideoFailures, describeVideoLies, describeVideoWaits } from './video-failures-suite.ts';
import { describeVideoEnds, describeVideoLives } from './video-lives-suite.ts';
import { describeVideoNodes } from './video-nodes-suite.ts';
import { describeVideoPictures } from './video-pictures-suite.ts';
import { describeVideoQueues } from './video-queue-suite.ts';
import { describeVideoSubmissions } from './video-submissions-suite.ts';
import { describeVideoTroubles } from './video-trouble-suite.ts';

/** What video tasks promise, whatever the database; after each test an audit of the ledger finds nothing. */
export function describeVideoTasks(name: string, open: () => Promise<LedgerPlace>): void {
  describeVideoLives(name, open);
  describeVideoEnds(name, open);
  describeVideoFailures(name, open);
  describeVideoLies(name, open);
  describeVideoWaits(name, open);
  describeVideoNodes(name, open);
  describeVideoQueues(name, open);
  describeVideoSubmissions(name, open);
  describeVideoPictures(name, open);
  describeVideoTroubles(name, open);
}
