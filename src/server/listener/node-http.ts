/**
 * What the gateway uses of Node's HTTP server. `import` from `node:http` reads each of its exports, among them `WebSocket`, for
 * which Node loads all that stands behind its own `fetch`: 45 ms of CPU and 10 MB that nothing here uses
 * (docs/decisions/0025-light-start.md). So it is taken here, and only types are imported elsewhere.
 */
export const { createServer, ServerResponse, STATUS_CODES, validateHeaderValue } =
  process.getBuiltinModule('node:http');
