import { afterAll, beforeAll, describe } from 'vitest';
import { openDatabase, type Database } from '../../src/stores/index.ts';
import { createTestDatabase, serverUrl, type TestDatabase } from '../support/postgres-database.ts';
import { openPostgresPlace } from '../support/postgres-place.ts';
import { describeTaskStore } from '../support/task-store-suite.ts';
import { describeVideoChaos } from '../support/video-chaos-suite.ts';
import { describeVideoTasks } from '../support/video-task-suite.ts';

let test: TestDatabase;
let database: Database;

const openPlace = () => openPostgresPlace(test, database);

describe.skipIf(serverUrl === '')('PostgreSQL', () => {
  beforeAll(async () => {
    test = await createTestDatabase();
    database = await openDatabase(test.url);
  });

  afterAll(async () => {
    await database.close();
    await test.drop();
  });

  describeTaskStore('PostgreSQL', openPlace);
  describeVideoTasks('PostgreSQL', openPlace);
  describeVideoChaos('PostgreSQL', { nodes: 3, open: openPlace });
});
