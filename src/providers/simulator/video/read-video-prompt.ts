import { createRejection } from '../create-failure.ts';
import type { Directives } from '../directives/directives.ts';
import { directiveNames, explainUnknown, readDirectives } from '../directives/read-directives.ts';
import { scanDirectives } from '../directives/scan-directives.ts';

/** A prompt without its directives, and what they ask for. */
export interface VideoPrompt {
  readonly text: string;
  readonly directives: Directives;
}

/** Throws `invalid_argument` for a directive that is misspelt. */
export function readVideoPrompt(prompt: string, deploymentId: string): VideoPrompt {
  const { plain, found, unknown } = scanDirectives(prompt, directiveNames);
  const reading = readDirectives(found);
  if (reading.kind === 'misspelt') throw createRejection(reading.message, 'prompt', deploymentId);
  if (unknown !== null) throw createRejection(explainUnknown(unknown), 'prompt', deploymentId);
  return { text: plain, directives: reading.directives };
}
