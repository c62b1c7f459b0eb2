import { createRequire } from 'node:module';
import type { Ajv2020 } from 'ajv/dist/2020.js';

/**
 * The code of a module that exports the validators of the named schemas, and holds those they call; `exported` leads from
 * the name of each export to the key of its schema. The types of Ajv's own file do not fit Node's module resolution, hence
 * the require.
 */
export const renderStandalone = (
  createRequire(import.meta.url)('ajv/dist/standalone') as {
    default: (ajv: Ajv2020, exported: Readonly<Record<string, string>>) => string;
  }
).default;
