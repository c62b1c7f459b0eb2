import { describe, expect, it } from 'vitest';
import { renderRequest } from '../../../../scripts/bench/render-request.ts';

describe('renderRequest', () => {
  it('renders one HTTP/1.1 request with the headers of scenario and server and the length in bytes', () => {
    const body = Buffer.from('{"a":"é"}');
    const request = { method: 'POST', path: '/v1/messages', headers: { accept: '*/*' }, body } as const;
    expect(String(renderRequest(request, { 'x-api-key': 'k' }, 8080))).toBe(
      'POST /v1/messages HTTP/1.1\r\nhost: 127.0.0.1:8080\r\naccept: */*\r\nx-api-key: k\r\ncontent-length: 10\r\n\r\n' +
        '{"a":"é"}',
    );
  });
});
