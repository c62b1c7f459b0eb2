import { describe, expect, it } from 'vitest';
import { ForbiddenAddressError } from '../../../../../src/core/video/video-upstream.ts';
import { checkAddress } from '../../../../../src/providers/http/download/check-address.ts';
import { createVideoCall } from '../../../../support/create-video-call.ts';

function check(text: string, url: string, downloadHosts: readonly string[] = []) {
  const { deployment } = createVideoCall({ provider: 'gemini', url, downloadHosts });
  return checkAddress(text, { deployment, vendorDomains: ['.googleapis.com', '.googleusercontent.com'] });
}

describe('checkAddress', () => {
  const own = 'https://gateway.example.com/prefix';

  it.each([
    ['https://gateway.example.com/v1/files/a?alt=media', own, 'own'],
    ['HTTPS://GATEWAY.example.com:443/a', own, 'own'],
    ['http://10.0.0.5:8000/a', 'http://10.0.0.5:8000', 'own'],
    ['https://storage.googleapis.com/a', own, 'internet'],
    ['https://lh3.googleusercontent.com/a', own, 'internet'],
  ])('lets %s pass', (text, url, kind) => {
    expect(check(text, url).kind).toBe(kind);
  });

  it.each([
    ['https://videos.example.com/a', own, 'videos.example.com'],
    ['https://VIDEOS.example.com/a', own, 'videos.EXAMPLE.com:443'],
    ['https://videos.example.com:8443/a', own, 'videos.example.com:8443'],
    ['http://10.0.0.5:9000/a', 'http://10.0.0.5:8000', '10.0.0.5:9000'],
    ['https://[fd00::1]:9000/a', own, '[fd00::1]:9000'],
  ])('lets %s pass, whose host is listed', (text, url, host) => {
    expect(check(text, url, [host]).kind).toBe('listed');
  });

  it.each([
    ['another host', 'https://evil.example.com/a'],
    ['another port', 'https://gateway.example.com:8443/a'],
    ['a safer address without its safety', 'http://gateway.example.com/a'],
    ['a host of the vendor without TLS', 'http://storage.googleapis.com/a'],
    ['a host of the vendor at another port', 'https://storage.googleapis.com:8443/a'],
    ['a name that only ends like it', 'https://evilgoogleapis.com/a'],
    ['a name that begins like it', 'https://storage.googleapis.com.evil.example/a'],
    ['the metadata server', 'http://169.254.169.254/computeMetadata/v1/'],
    ['this machine', 'https://127.0.0.1/a'],
    ['this machine in another spelling', 'https://0x7f.1/a'],
    ['a user name', 'https://gateway.example.com@evil.example.com/a'],
    ['a user name of its own', 'https://user:secret@gateway.example.com/a'],
    ['a file', 'file:///etc/passwd'],
    ['data', 'data:video/mp4;base64,AAAA'],
    ['a bucket', 'gs://bucket/a'],
    ['a path', '/v1/files/a'],
    ['nothing', ''],
    ['a very long one', `${own}/${'a'.repeat(9_000)}`],
  ])('refuses %s', (_what, text) => {
    expect(() => check(text, own)).toThrow(ForbiddenAddressError);
  });

  it('does not list a host for less safety than the deployment has', () => {
    expect(() => check('http://videos.example.com/a', own, ['videos.example.com'])).toThrow(
      ForbiddenAddressError,
    );
  });

  it('takes keys out of the query and leaves the rest as it is signed', () => {
    const text = `${own}/a:download?alt=media&key=AIza-secret&X-Goog-Signature=a%2Fb+c&KEY=2&keys=3&key`;
    expect(check(text, own).path).toBe('/prefix/a:download?alt=media&X-Goog-Signature=a%2Fb+c&keys=3');
    expect(check(`${own}/a?key=AIza-secret`, own).path).toBe('/prefix/a');
  });

  it('says nothing of path and query', () => {
    expect(() => check('https://evil.example.com/secret?token=secret', own)).toThrow(
      'The deployment may not lead to https://evil.example.com; downloadHosts',
    );
  });
});
