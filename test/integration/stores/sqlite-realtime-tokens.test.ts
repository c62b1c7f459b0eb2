import { describeTokenStore } from '../../support/realtime-token-suite.ts';
import { openSqlitePlace } from '../../support/sqlite-place.ts';

describeTokenStore('SQLite', openSqlitePlace);
