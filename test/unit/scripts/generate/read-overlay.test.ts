import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readOverlay } from '../../../../scripts/generate/read-overlay.ts';

let specsDir: string;

beforeEach(async () => {
  specsDir = await mkdtemp(join(tmpdir(), 'specway-overlay-'));
  await mkdir(join(specsDir, 'schemas'));
});

afterEach(async () => {
  await rm(specsDir, { recursive: true });
});

describe('readOverlay', () => {
  it('adds schemas in the order of the references, however long a file takes to read', async () => {
    const padding = '# padding\n'.repeat(100_000);
    await writeFile(
      join(specsDir, 'schemas/slow.yaml'),
      `$defs:\n  First: { $ref: '#/$defs/FirstPart' }\n  FirstPart: { type: string }\n${padding}`,
    );
    await writeFile(
      join(specsDir, 'schemas/quick.yaml'),
      `$defs:\n  Second: { $ref: '#/$defs/SecondPart' }\n  SecondPart: { type: string }\n`,
    );
    const overlayPath = join(specsDir, 'overlay.yaml');
    await writeFile(
      overlayPath,
      `actions:
  - target: $.components.schemas.Whole
    update:
      anyOf:
        - $ref: 'schemas/slow.yaml#/$defs/First'
        - $ref: 'schemas/quick.yaml#/$defs/Second'
`,
    );

    const { addedSchemas } = await readOverlay(overlayPath, { specsDir, knownSchemas: new Set() });

    expect(Object.keys(addedSchemas)).toEqual(['First', 'FirstPart', 'Second', 'SecondPart']);
  });
});
