import { GatewayError } from '../../core/gateway-error.ts';
import { renameIgnoredFields, type FieldNames } from './rename-ignored-fields.ts';
import { rewordRejection } from './reword-rejection.ts';

/**
 * What a model of format A draws for a request of another format; `null` where the content filter let nothing through. Throws what
 * `draw` throws; where the upstream rejected the request, its fields have the client's names.
 */
export async function drawOrBlock<Answer>(
  draw: () => Promise<Answer>,
  names: FieldNames,
): Promise<Answer | null> {
  try {
    return await draw();
  } catch (error) {
    if (error instanceof GatewayError && error.reason === 'moderation_blocked') return null;
    throw renameFields(error, names);
  }
}

/** The text says the client's field, too: what the upstream writes knows only its own. */
function renameFields(error: unknown, names: FieldNames): unknown {
  const renameField = (field: string): string | null => renameIgnoredFields([field], names)[0] ?? null;
  const refused = error instanceof GatewayError && error.param !== null ? renameField(error.param) : null;
  const renameText = (text: string): string => (refused === null ? text : `${refused}: ${text}`);
  return rewordRejection(error, { renameField, renameText });
}
