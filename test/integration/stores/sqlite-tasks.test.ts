import { openSqlitePlace } from '../../support/sqlite-place.ts';
import { describeTaskStore } from '../../support/task-store-suite.ts';

describeTaskStore('SQLite', openSqlitePlace);
