import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../../src/stores/index.ts';
import { createScriptedAdapter } from './scripted-adapter.ts';
import { submitWish } from './video-requests.ts';
import { openVideoNode } from './video-node.ts';

/*
 * A node that submits tasks, and works on those of everybody until somebody kills it:
 * `video-child.ts <url> <folder> <upstream> <node id> <tasks> <once|again>`. It writes a line for each task that was accepted, and one
 * when it has submitted all. The last word says whether the upstream knows tasks by their ids, so that it may be asked again.
 */
const [url = '', folder = '', upstream = '', nodeId = '', count = '0', repeats = 'once'] =
  process.argv.slice(2);
const database = await openDatabase(url);
const adapter = createScriptedAdapter({ isIdempotent: repeats === 'again' });
const { tasks } = openVideoNode({ database, nodeId, folder, urls: [upstream], adapter });
process.stdout.write('open\n');

for (let accepted = 0; accepted < Number(count);) {
  try {
    const { id } = await submitWish(tasks);
    accepted += 1;
    process.stdout.write(`accepted ${id}\n`);
  } catch {
    // The database may be busy with what a process left behind that was killed.
    await sleep(50);
  }
  await sleep(15);
}

process.stdout.write('submitted\n');
// Work goes on when there is nothing left to submit.
setInterval(() => undefined, 1_000);
