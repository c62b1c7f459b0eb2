import { profiles } from '../../generated/operations.ts';
import type { GatewayConfig } from '../core/config.ts';
import { mapToNeutralModelId } from '../core/model-catalogue.ts';

/** What there is to say to whoever started a gateway on a terminal. */
export interface FirstScreen {
  /** Where it listens. */
  readonly url: string;
  /** Where operators look, if that is another address. */
  readonly adminUrl: string | null;
  readonly config: Pick<GatewayConfig, 'apiKey' | 'deployments'>;
  /** The API key that this start has made; `null` where there was one. */
  readonly createdKey: string | null;
}

/** Address, documentation, who answers, where a key comes from, and a request to paste. */
export function renderFirstScreen(screen: FirstScreen): string {
  const { url, adminUrl } = screen;
  const rows: readonly (readonly [name: string, text: string])[] = [
    [`Specway ${profiles.neutral.version}`, url],
    ['Documentation', `${adminUrl ?? url}/docs`],
    ['Answers', describeDeployments(screen.config.deployments)],
    ['API key', describeKey(screen)],
    ['Try it', renderRequest(screen)],
  ];
  return rows.map(([name, text]) => `  ${name.padEnd(15)} ${text}\n`).join('');
}

function describeDeployments(deployments: GatewayConfig['deployments']): string {
  const isSimulated = deployments.every(({ provider }) => provider.isBuiltIn === true);
  if (isSimulated) return 'come from the built-in simulator; specway.yaml names real upstreams';
  return `come from ${deployments.map(({ id, provider }) => `${id} (${provider.name})`).join(', ')}`;
}

function describeKey({ config, createdKey }: FirstScreen): string {
  if (createdKey !== null) return 'is shown above, this once';
  if (config.apiKey !== null) return 'is the one in SPECWAY_API_KEY';
  return 'is one you have; `specway keys create <name>` makes another';
}

/** A key that was not made here is the reader's to fill in. */
function renderRequest({ url, config, createdKey }: FirstScreen): string {
  const credential = `-H 'x-api-key: ${createdKey ?? 'YOUR-KEY'}'`;
  const model = findChatModel(config.deployments);
  if (model === null) return `curl ${url}/v1/models ${credential}`;
  const body = { model, max_tokens: 200, messages: [{ role: 'user', content: 'Hello' }] };
  const type = "-H 'content-type: application/json'";
  return `curl ${url}/v1/messages ${credential} -H 'msg-version: 2023-06-01' ${type} -d '${JSON.stringify(body)}'`;
}

const chatFamilies = ['chatfam-', 'genfam-'];

/** A model that can be named, and that every chat operation takes. */
function findChatModel(deployments: GatewayConfig['deployments']): string | null {
  const names = deployments.flatMap(({ models }) => Object.keys(models).map(mapToNeutralModelId));
  const found = chatFamilies.map((family) =>
    names.find((name) => name.startsWith(family) && !name.includes('*') && !name.includes('image')),
  );
  return found.find((name) => name !== undefined) ?? null;
}

/** What is under way when a gateway is told to stop. */
interface UnderWay {
  readonly requests: number;
  readonly sessions: number;
}

/** What the line of a stop says: how many may go on, and until when, which is given in Unix milliseconds. */
export function describeStop(
  { requests, sessions }: UnderWay,
  untilMs: number,
): Readonly<Record<string, unknown>> {
  if (requests + sessions === 0) return {};
  return { requests, sessions, until: new Date(untilMs).toISOString() };
}
