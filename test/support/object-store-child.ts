import { systemClock } from '../../src/core/clock.ts';
import { createLocalStore } from '../../src/stores/objects/create-local-store.ts';
import { give, putOptions } from './object-store-puts.ts';

/** Stores one file after the other, and says of each when it is stored, until it is killed. */
const store = createLocalStore({ directory: process.argv[2] ?? '', clock: systemClock });
for (let count = 0; ; count += 1) {
  const names = [0, 1, 2, 3].map((index) => `task_${String(count)}/${String(index)}`);
  const size = 1 + ((count * 7919) % 300_000);
  await Promise.all(names.map((name) => store.put(name, give(Buffer.alloc(size, name)), putOptions())));
  process.stdout.write(names.map((name) => `${name}\n`).join(''));
}
