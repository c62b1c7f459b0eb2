import { describeAccountMoves } from '../../support/account-moves-suite.ts';
import { describeLedgerAudit } from '../../support/ledger-audit-suite.ts';
import { describeLedgerCrashes } from '../../support/ledger-crash-suite.ts';
import { describeLedgerOutages } from '../../support/ledger-outage-suite.ts';
import { describeLedgerStorm } from '../../support/ledger-storm-suite.ts';
import { describeLedger } from '../../support/ledger-suite.ts';
import { openSqlitePlace } from '../../support/sqlite-place.ts';

describeLedger('SQLite', openSqlitePlace);
describeAccountMoves('SQLite', openSqlitePlace);
describeLedgerOutages('SQLite', openSqlitePlace);
describeLedgerCrashes('SQLite', openSqlitePlace);
describeLedgerAudit('SQLite', openSqlitePlace);
describeLedgerStorm('SQLite', openSqlitePlace);
