import { readFileSync } from 'node:fs';
import { renderJson, type JsonObject } from '../generate/json.ts';
import { emitDreddSkeleton } from './emit-dredd-skeleton.ts';

// For Dredd alone, against a server of one's own (docs/contract-tests.md).
const bundle = readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8');
process.stdout.write(renderJson(emitDreddSkeleton(JSON.parse(bundle) as JsonObject)));
