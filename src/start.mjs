#!/usr/bin/env node
// The program begins here, in plain JavaScript: for a first module in TypeScript Node loads what strips its types, which takes
// 60 ms of CPU and 10 MB for good. What it made of the modules below at an earlier start is kept with their compiled code.
// It is written for every Node that knows modules, so that one which is too old can say so.

import nodeModule from 'node:module';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** As `engines` in package.json has it. */
const required = [24, 15];

if (isTooOld(process.versions.node)) {
  const wanted = required.join('.');
  process.stderr.write(`Specway needs Node.js ${wanted} or later; this is ${process.versions.node}.\n`);
  process.exitCode = 1;
} else {
  // Where only those can write who can change the program anyway. Without the right to, every start compiles anew.
  const cache = fileURLToPath(new URL('../node_modules/.cache/specway', import.meta.url));
  nodeModule.enableCompileCache(cache);
  // Commands are loaded for those who give one: a start of the gateway pays nothing for them.
  const isGateway = isStart(process.argv.slice(2));
  // Who asks for a reload while the program loads would end it; what it reads then is as new.
  if (isGateway) process.on('SIGHUP', () => undefined);
  const begun = isGateway ? import('./main.ts') : import('../scripts/specway/main.ts');
  begun.then(() => {
    // A process that is killed would keep nothing of it.
    nodeModule.flushCompileCache();
  });
}

function isTooOld(version) {
  const have = version.split('.').map(Number);
  return have[0] < required[0] || (have[0] === required[0] && have[1] < required[1]);
}

/** Nothing said, `start`, or what a primary says to its workers. */
function isStart(words) {
  if (words.length > 1) return false;
  return words.length === 0 || words[0] === 'start' || words[0].indexOf('--worker=') === 0;
}
