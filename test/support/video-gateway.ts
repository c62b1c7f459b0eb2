import type { Video } from '../../generated/contract-types.ts';
import type { GatewayConfig } from '../../src/core/config.ts';
import { vendorOperationIds } from '../../generated/operations.ts';
import type { VideoConfig } from '../../src/core/video/video-config.ts';
import { createAccountGateway, testPassword, type AccountGateway } from './account-gateway.ts';
import { checkAnswer } from './contract-answer.ts';
import { loadContract } from './contract-document.ts';
import { createTestConfig } from './create-test-gateway.ts';

/** The model that tests ask, which the simulator plays. */
export const videoModel = 'vidfam-3.1-generate-preview';

/** Where a page is that may ask the gateway. */
export const pageOrigin = 'https://page.example';

/** What a request may say beside its method and path. */
export interface VideoCall {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON, unless it is a form. */
  readonly body?: object;
  /** Another key than the gateway's own; `null` for none. */
  readonly key?: string | null;
}

/** A gateway that makes videos, and a client of it. */
export interface VideoGateway {
  readonly gateway: AccountGateway;
  /** Calls the gateway. The answer is held to the closed contract of `operationId`. */
  call(operationId: string, path: string, call?: VideoCall): Promise<VideoAnswer>;
  /** Submits a task in the flat form; its id. */
  submit(prompt: string, fields?: object): Promise<string>;
  /** The flat form of a task that has ended. */
  end(id: string): Promise<Video>;
  /** The session token of an administrator. */
  login(): Promise<string>;
  stop(): Promise<void>;
}

export interface VideoAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  // Tests look into it as clients would; the contract is checked here.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
}

const contracts = { neutral: loadContract('neutral'), vendor: loadContract('vendor') };

/** Operations that the neutral profile does not have. */
const vendorOnly: ReadonlySet<string> = new Set(vendorOperationIds);

export interface VideoGatewayOptions {
  /** Where clients find it; by default where they asked. */
  readonly publicUrl?: GatewayConfig['publicUrl'];
  /** What is other than in other tests. */
  readonly video?: Partial<VideoConfig>;
}

/** A gateway of accounts whose models of videos the simulator plays. */
export async function createVideoGateway({
  publicUrl = null,
  video: changes = {},
}: VideoGatewayOptions = {}): Promise<VideoGateway> {
  const { video } = createTestConfig('.');
  const gateway = await createAccountGateway({
    config: { publicUrl, video: { ...video, ...changes }, cors: { origins: [pageOrigin] } },
  });
  const call = createCall(gateway);
  return {
    gateway,
    call,
    submit: async (prompt, fields = {}) => {
      const body = { model: videoModel, prompt, seconds: '4', ...fields };
      const { status, body: answer } = await call('createVideo', '/v1/videos', { body });
      if (status !== 200) throw new Error(JSON.stringify(answer));
      return (answer as Video).id;
    },
    end: async (id) => {
      for (;;) {
        const { body } = await call('getVideo', `/v1/videos/${id}`);
        const task = body as Video;
        if (task.status === 'completed' || task.status === 'failed') return task;
        await new Promise((resolve) => setTimeout(resolve, 300));
      }
    },
    login: async () => {
      const { data } = await gateway.login('admin', testPassword);
      return (data as { token: string }).token;
    },
    stop: () => gateway.stop(),
  };
}

function createCall({ url, apiKey }: AccountGateway): VideoGateway['call'] {
  return async (operationId, path, { method, headers, body, key = apiKey } = {}) => {
    const isForm = body instanceof FormData || body instanceof URLSearchParams;
    const response = await fetch(url + path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...(key === null ? {} : { authorization: `Bearer ${key}` }),
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const answer = { status: response.status, headers: Object.fromEntries(response.headers), body: bytes };
    const contract = contracts[vendorOnly.has(operationId) ? 'vendor' : 'neutral'];
    const problems = checkAnswer(contract, operationId, { answer, expectation: { status: null } });
    if (problems.length > 0) throw new Error(`${operationId}: ${problems.join('\n')}`);
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    const parsed: unknown = isJson && bytes.length > 0 ? JSON.parse(bytes.toString()) : null;
    return { status: response.status, headers: response.headers, bytes, body: parsed };
  };
}
