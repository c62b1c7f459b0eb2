import { openDatabase } from '../../../src/stores/index.ts';
import { describeAccountStores } from '../../support/account-store-suite.ts';

describeAccountStores('SQLite', async () => {
  const database = await openDatabase('sqlite::memory:');
  return {
    stores: database.accounts,
    keys: database.keys,
    purge: database.purge,
    close: () => database.close(),
  };
});
