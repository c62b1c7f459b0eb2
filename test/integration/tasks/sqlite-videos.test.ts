import { openSqlitePlace } from '../../support/sqlite-place.ts';
import { describeVideoTasks } from '../../support/video-task-suite.ts';

describeVideoTasks('SQLite', openSqlitePlace);
