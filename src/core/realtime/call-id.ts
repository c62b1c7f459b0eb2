/** The digits of a UUID, by the lengths of its groups. */
const requestIdPattern = /^req_([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})$/;
const callIdPattern = /^rtc_([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/;

/** What the call is named whose session this request opened: so every node finds the session of a call. */
export function renderCallId(requestId: string): string {
  return requestId.replace(requestIdPattern, 'rtc_$1$2$3$4$5');
}

/** The request that opened the session of a call; `null` for what is no id of a call. */
export function parseCallId(callId: string): string | null {
  return callIdPattern.test(callId) ? callId.replace(callIdPattern, 'req_$1-$2-$3-$4-$5') : null;
}
