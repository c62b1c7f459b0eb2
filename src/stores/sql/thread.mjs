// A thread begins here, in plain JavaScript, as the program does (src/start.mjs): its module is taken from the compiled code that
// the process keeps, without what strips types, which would take 40 ms of CPU and 18 MB. Its arguments: the module to run, and
// the folder of compiled code where there is one.

import { enableCompileCache, flushCompileCache } from 'node:module';

const [, , module = '', folder = ''] = process.argv;
if (folder !== '') enableCompileCache(folder);
await import(module);
flushCompileCache();
