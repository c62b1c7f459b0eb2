import { openSqlitePlace } from '../../support/sqlite-place.ts';
import { describeVideoChaos } from '../../support/video-chaos-suite.ts';

describeVideoChaos('SQLite', { nodes: 1, open: openSqlitePlace });
