import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { stringify } from 'yaml';
import { parseJson } from '../../core/json/parse-json.ts';

// A thread that writes one JSON file as YAML, and ends.
const document = parseJson(readFileSync(new URL(workerData as string)));
parentPort?.postMessage(stringify(document, { aliasDuplicateObjects: false, lineWidth: 0 }));
