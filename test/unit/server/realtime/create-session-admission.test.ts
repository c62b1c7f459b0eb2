import { describe, expect, it } from 'vitest';
import type { SessionOrder } from '../../../../src/core/realtime/realtime-service.ts';
import {
  createSessionAdmission,
  type SessionAdmissionParts,
} from '../../../../src/server/realtime/create-session-admission.ts';

const model = { id: 'rtfam-realtime', operations: new Set(['connectRealtime']) };
const other = { id: 'rtfam-realtime-mini', operations: new Set(['connectRealtime']) };

/** Where names mean other models than when the order was made. */
function enterAfterReload(meanings: Readonly<Record<string, object>>, tokenModel: string | null) {
  let kept = 0;
  const router = {
    findModel: (name: string) => meanings[name] ?? null,
    listModels: () => [],
    keep: () => {
      kept += 1;
      return () => (kept -= 1);
    },
  };
  const admission = createSessionAdmission({
    readInUse: () => ({ router, terms: {} }),
  } as unknown as SessionAdmissionParts);
  const ephemeralToken = tokenModel === null ? null : { session: { model: tokenModel } };
  const entered = admission.enter({
    request: { principal: { models: null }, ephemeralToken },
    modelName: 'voice',
    param: 'session.model',
    profile: 'vendor',
  } as unknown as SessionOrder);
  return { entered, readKept: () => kept };
}

describe('createSessionAdmission', () => {
  it('names the field of the request where a reload has taken the model away', async () => {
    const { entered, readKept } = enterAfterReload({}, null);
    await expect(entered).rejects.toMatchObject({ reason: 'model_not_found', param: 'session.model' });
    expect(readKept()).toBe(0);
  });

  it('lets no token in with another model that its name has come to mean', async () => {
    const { entered, readKept } = enterAfterReload({ voice: other, 'rtfam-realtime': model }, model.id);
    await expect(entered).rejects.toMatchObject({ reason: 'invalid_model', param: 'session.model' });
    expect(readKept()).toBe(0);
  });
});
