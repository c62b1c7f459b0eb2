import type { ScenarioRequest } from './scenario.ts';

/** The request as bytes on the wire (HTTP/1.1), rendered once and sent many times. */
export function renderRequest(
  request: ScenarioRequest,
  serverHeaders: Readonly<Record<string, string>>,
  port: number,
): Buffer {
  const headers = {
    host: `127.0.0.1:${String(port)}`,
    ...request.headers,
    ...serverHeaders,
    'content-length': String(request.body.length),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `${request.method} ${request.path} HTTP/1.1\r\n${lines.join('')}\r\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), request.body]);
}
