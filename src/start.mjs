// The program begins here, in plain JavaScript: for a first module in TypeScript Node loads what strips its types, which takes
// 60 ms of CPU and 10 MB for good. What it made of the modules below at an earlier start is kept with their compiled code.

import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Where only those can write who can change the program anyway. Without the right to, every start compiles anew.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/specway', import.meta.url)));

await import('./main.ts');

// A process that is killed would keep nothing of it.
flushCompileCache();
