import type { FormRules } from '../../src/core/handler.ts';

/** What a session may be set to is as long as it may be in JSON. */
const sessionBytes = 1024 * 1024;

/** What the form of createRealtimeCall may hold: an offer and a session. Programs that have them in files give them names. */
export const realtimeCallFormRules: FormRules = {
  totalBytes: sessionBytes + 128 * 1024,
  textBytes: sessionBytes,
  files: [],
  textFiles: ['sdp', 'session'],
};
