import { upstreamKeys, upstreamMarks } from '../gateways/fuzz-secrets.ts';
import type { FaultPlace } from './upstream-answer.ts';

/** An error's text that tells more than a client may know. */
export function writeSecretText({ call, random, address }: FaultPlace): string {
  const { provider } = call;
  const key = provider === 'simulator' ? '' : upstreamKeys[provider];
  const other = random.pick(Object.values(upstreamKeys));
  const { path, host, frame, key: marked } = upstreamMarks;
  return random.pick([
    `Incorrect API key provided: ${key}.`,
    `The header x-api-key (${key}) is not known at ${address}.`,
    `Key "${Buffer.from(key).toString('base64')}", that is ${key.toUpperCase()}`,
    `Could not reach http://${address}/v1/internal?key=${key}`,
    `connect ECONNREFUSED ${address}`,
    `dial tcp ${address}: connection refused (host ${host}:8443)`,
    `Please try ${host} instead; see https://${host}:8443/status`,
    `The key ${marked} is over its limit, unlike ${other}.`,
    `TypeError: x is undefined\n    ${frame} (${path}:10:5)\n    at process.processTicksAndRejections (node:internal/process/task_queues:105:5)`,
    `ENOENT: no such file or directory, open '${path}'`,
    `${'padding '.repeat(120)}${key} ${address} ${path}`,
    `${'x'.repeat(990)}${key}`,
    `Bearer ${other} was sent by [::ffff:${address}]`,
  ]);
}

/** The body of an error in the words of a vendor, with secrets in its fields. */
export function writeErrorBody(place: FaultPlace): unknown {
  const { call, random } = place;
  const text = writeSecretText(place);
  const more = random.chance(0.3) ? writeSecretText(place) : null;
  if (call.format === 'messages') {
    const type = random.pick([
      'invalid_request_error',
      'authentication_error',
      'permission_error',
      'not_found_error',
      'overloaded_error',
      'api_error',
      'rate_limit_error',
      more ?? 'new_error',
    ]);
    return {
      type: 'error',
      error: { type, message: text, ...(more === null ? {} : { code: more, details: { error_code: more } }) },
      request_id: text,
    };
  }
  if (call.format === 'pictures') {
    const param = random.pick([null, 'prompt', 'size', 'image', more]);
    const code = random.pick([
      null,
      'invalid_value',
      'moderation_blocked',
      'rate_limit_exceeded',
      'insufficient_quota',
      more,
    ]);
    return {
      error: {
        message: text,
        type: random.pick(['invalid_request_error', 'server_error', more]),
        param,
        code,
      },
    };
  }
  const status = random.pick([
    'INVALID_ARGUMENT',
    'FAILED_PRECONDITION',
    'NOT_FOUND',
    'UNAVAILABLE',
    'INTERNAL',
    'RESOURCE_EXHAUSTED',
    'NEW_STATUS',
  ]);
  const details = [
    {
      '@type': 'type.googleapis.com/google.rpc.BadRequest',
      fieldViolations: [{ field: more ?? 'contents[0].parts', description: text }],
    },
    { '@type': 'type.googleapis.com/google.rpc.DebugInfo', stackEntries: [text], detail: text },
    {
      '@type': 'type.googleapis.com/google.rpc.RetryInfo',
      retryDelay: random.pick(['1s', '-1s', '1e99s', 'soon', text]),
    },
  ];
  return {
    error: {
      code: random.pick([400, 404, 429, 500, 503, '400', -1]),
      message: text,
      status,
      ...(random.chance(0.5) ? { details } : {}),
    },
  };
}
