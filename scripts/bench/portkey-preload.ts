/*
 * Loaded before Portkey (`node --import`). Portkey 1.15.2 writes to the headers of the answers it fetches, which
 * @hono/node-server copied up to 1.14.2 and has shared since, so that every stream ends in "TypeError: immutable"
 * (Portkey-AI/gateway issue 1389). Portkey's own range allows the newer versions, and npm installs one of those. This
 * puts the copy back for event streams; every other answer is left as it is.
 */
const fetchUpstream = globalThis.fetch;

globalThis.fetch = async (input, init) => {
  const response = await fetchUpstream(input, init);
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    Object.defineProperty(response, 'headers', { value: new Headers(response.headers) });
  }
  return response;
};

process.on('SIGTERM', () => process.exit(0));
