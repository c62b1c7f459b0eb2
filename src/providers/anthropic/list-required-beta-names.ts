import type { JsonObject } from '../../core/json/json-object.ts';
import { listMessageTools } from '../../formats/messages/index.ts';

const computerUseBeta = 'computer-use-2024-10-22';

const none: readonly string[] = Object.freeze([]);

const computerUseTools: ReadonlySet<unknown> = new Set([
  'computer_20241022',
  'bash_20241022',
  'text_editor_20241022',
]);

/** The beta name without which the upstream refuses the tools of October 2024; none when no such tool is there. */
export function listRequiredBetaNames(body: JsonObject): readonly string[] {
  return listMessageTools(body).some(({ type }) => computerUseTools.has(type)) ? [computerUseBeta] : none;
}
