import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Deployment } from '../../../../src/core/provider.ts';
import { TextCleaner } from '../../../../src/core/texts/text-cleaner.ts';
import { providers } from '../../../../src/providers/provider-table.ts';
import { encoders, holdsPiece } from '../../../support/encode-secret.ts';
import { watchCpu } from '../../../support/watch-cpu.ts';

function createDeployment(baseUrl: string, credential: string | null): Deployment {
  const timeouts = { connectMs: 1, firstByteMs: 1, idleMs: 1, totalMs: 1 };
  return { id: 'a', provider: providers.anthropic, baseUrl, credential, models: {}, timeouts };
}

const deployment = createDeployment('https://llm.corp.example:8443/proxy', 'correct-horse-battery');
const other = createDeployment('https://x.example', 'Tr0ub4dor&3_of-another');

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 1024,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const account = {
  type: 'service_account',
  project_id: 'acme-llm-prod',
  private_key_id: '0f1e2d3c4b5a69788796a5b4c3d2e1f001234567',
  private_key: privateKey,
  client_email: 'llm-caller@acme-llm-prod.iam.gserviceaccount.com',
  client_id: '104567890123456789012',
  token_uri: 'https://oauth2.googleapis.com/token',
};
const vertex = createDeployment('https://aiplatform.googleapis.com', JSON.stringify(account));

function clean(text: string, source: Deployment = deployment): string {
  const cleaner = new TextCleaner();
  cleaner.configure([other, vertex]);
  return cleaner.clean(text, { deployment: source, request: null });
}

describe('TextCleaner', () => {
  const secrets = [
    deployment.credential!,
    other.credential!,
    'sk-proj-A1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q7r8S9t0',
    'ya29.c.b0AXv0zTOkQ-LongAccessTokenOfTheVendor_0123456789abcdefghijklmnop',
  ];

  describe.each(secrets)('knows %s', (secret) => {
    const cleaner = new TextCleaner();
    cleaner.configure([deployment, other]);
    cleaner.learn(secret);

    it.each(Object.keys(encoders))('in %s', (name) => {
      const written = encoders[name]!(secret);
      const text = `The key ${written} is wrong`;
      if (!name.includes('32')) expect(holdsPiece(text, secret)).toBe(true);
      for (const shown of [cleaner.scrub(text), cleaner.clean(text, { deployment, request: null })]) {
        expect(shown).toMatch(/^The key .*is wrong$/su);
        expect(shown).toContain('[key]');
        expect(holdsPiece(shown, secret)).toBe(false);
      }
    });
  });

  it.each([
    ['messages: is wrong', 'messages: is wrong'],
    ['no route to llm.corp.example', 'no route to [host]'],
    ['no route to llm.corp.example:8443', 'no route to [host]'],
    ['Invalid key correct-horse-battery', 'Invalid key [key]'],
    ['a correct horse on a battery', 'a correct horse on a battery'],
  ])('turns %j into %j', (text, shown) => {
    expect(clean(text)).toBe(shown);
  });

  it('keeps words that happen to be the host of an upstream in a private network', () => {
    const internal = createDeployment('http://messages:4000', null);
    expect(clean('messages: is required (http messages:4000)', internal)).toBe(
      'messages: is required (http [host])',
    );
  });

  it('keeps words that happen to be a very short credential', () => {
    expect(clean('a test', createDeployment('http://127.0.0.1', 'test'))).toBe('a test');
  });

  it('knows what a base URL has beside its place', () => {
    const proxy = createDeployment('https://team:pa55-phrase@proxy.example/v1?code=OpenSesame77', null);
    expect(clean('team pa55-phrase code OpenSesame77', proxy)).toBe('team [key] code [key]');
  });

  it('knows the parts of a key file', () => {
    const lines = privateKey.split('\n').filter((line) => line !== '' && !line.startsWith('-'));
    for (const line of lines.slice(0, -1)) expect(clean(`got ${line} x`)).toBe('got [key] x');
    const written = JSON.stringify(privateKey);
    expect(clean(`got ${written}`).replaceAll('[key]', '')).not.toMatch(/[A-Za-z0-9+/]{12}/u);
    const text = `${account.private_key_id} ${account.project_id} ${account.client_email} ${account.client_id}`;
    expect(clean(text)).not.toMatch(/[0-9]|acme|caller/u);
    expect(clean('type: service_account is a type')).toBe('type: service_account is a type');
  });

  it('forgets no secret of a call that began before the configuration changed', () => {
    const cleaner = new TextCleaner();
    cleaner.configure([deployment]);
    cleaner.configure([other]);
    expect(cleaner.scrub('correct-horse-battery Tr0ub4dor&3_of-another')).toBe('[key] [key]');
  });

  it('remembers so many tokens and no more', () => {
    const cleaner = new TextCleaner();
    cleaner.configure([deployment]);
    for (let count = 0; count < 2_000; count += 1) cleaner.learn(`token-number-${String(count)}-of-many`);
    expect(cleaner.scrub('token-number-1999-of-many')).toBe('[key]');
    expect(cleaner.scrub('correct-horse-battery')).toBe('[key]');
    expect(cleaner.scrub('"hello-of-nobody"')).toBe('"hello-of-nobody"');
  });

  it('leaves long texts without secrets as they are, and takes no time for them', () => {
    const cleaner = new TextCleaner();
    cleaner.configure([deployment, other, vertex]);
    const words =
      'messages.0.content.1.image.source.base64: The image was specified using the image/png type; ';
    const text = words.repeat(20);
    const spentMs = watchCpu();
    for (let count = 0; count < 20; count += 1) expect(cleaner.scrub(text)).toBe(text);
    expect(spentMs() / 20).toBeLessThan(500);
  });

  it.each(['aGVsbG8g', '6162', '%61', '\\u0061', '&#x61;', 'sk-pro', '\\', 'MFRGGZDF'])(
    'takes no time for a text of %s alone',
    (piece) => {
      const cleaner = new TextCleaner();
      cleaner.configure([deployment, other, vertex]);
      const spentMs = watchCpu();
      cleaner.clean(piece.repeat(Math.floor(8_000 / piece.length)), { deployment, request: null });
      expect(spentMs()).toBeLessThan(5_000);
    },
  );
});
