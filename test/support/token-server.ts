import { generateKeyPairSync } from 'node:crypto';
import { jwtVerify } from 'jose';
import type { JWTPayload, ProtectedHeaderParameters } from 'jose';
import { answerJson } from './fake-answers.ts';
import { createFakeUpstream, type FakeAnswer, type FakeUpstream } from './fake-upstream.ts';

/** A token endpoint of its own service account, which checks what it is sent as the real one would. */
export interface TokenServer {
  /** The credential of a deployment: the JSON of the account's key file. */
  readonly credential: string;
  readonly upstream: FakeUpstream;
  /** What was signed, call by call. */
  readonly assertions: readonly Assertion[];
  close(): Promise<void>;
}

export interface Assertion {
  readonly payload: JWTPayload;
  readonly header: ProtectedHeaderParameters;
}

/** The account's name. */
export const accountEmail = 'gateway@my-project-123.iam.gserviceaccount.example';

const grantType = 'urn:ietf:params:oauth:grant-type:jwt-bearer';

/** Issues `token-1`, `token-2` and so on, for as many seconds each. */
export async function createTokenServer(expiresInSeconds = 3600): Promise<TokenServer> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const upstream = await createFakeUpstream();
  const tokenUri = `${upstream.url}/token`;
  const assertions: Assertion[] = [];
  const issue: FakeAnswer = async (exchange) => {
    const form = new URLSearchParams(exchange.call.body.toString());
    const { payload, protectedHeader } = await jwtVerify(form.get('assertion') ?? '', publicKey, {
      issuer: accountEmail,
      audience: tokenUri,
      algorithms: ['RS256'],
      maxTokenAge: '1h',
    });
    if (form.get('grant_type') !== grantType) throw new Error('This is another grant.');
    assertions.push({ payload, header: protectedHeader });
    const token = `token-${String(assertions.length)}`;
    await answerJson({ access_token: token, expires_in: expiresInSeconds, token_type: 'Bearer' })(exchange);
  };
  upstream.answerAlways(issue);
  const account = {
    type: 'service_account',
    project_id: 'my-project-123',
    private_key_id: 'key-0001',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    client_email: accountEmail,
    token_uri: tokenUri,
  };
  return { credential: JSON.stringify(account), upstream, assertions, close: () => upstream.close() };
}
