import type { CaseFacts } from './coverage.ts';
import type { FuzzCase } from './fuzz-case.ts';
import type { FuzzGateway } from './gateways/fuzz-gateway.ts';
import type { FuzzSpace } from './fuzz-space.ts';
import { checkEnvelope } from './oracles/check-envelope.ts';
import { isInternalFailure, judgeAnswer } from './oracles/judge-answer.ts';
import type { ScriptedUpstream } from './upstream/scripted-upstream.ts';
import type { ParsedAnswer } from './wire/answer-parser.ts';
import { openFuzzConnection, type Exchange, type FuzzConnection } from './wire/connection.ts';

/** Where one case is run at a time. */
export interface Slot {
  readonly gateway: Pick<FuzzGateway, 'port' | 'finder' | 'end'>;
  /** Longest time to wait for an answer, in milliseconds. */
  readonly maxMs: number;
  /** Kept from case to case. */
  connection: FuzzConnection | null;
}

/** What came of a case. */
export interface CaseResult {
  readonly problems: readonly string[];
  /** By the header of its answers. */
  readonly requestIds: readonly string[];
  /** The request that the gateway failed to answer, of which its log knows more. */
  readonly failure: string | null;
  readonly facts: CaseFacts;
}

/** How long calls of a request whose client has left may be on their way, in milliseconds. */
const leaveGraceMs = 100;

/** Sends a case and looks at everything that comes of it. Never rejects. */
export async function runCase(
  space: FuzzSpace,
  fuzzCase: FuzzCase,
  { slot, upstream }: { readonly slot: Slot; readonly upstream: ScriptedUpstream },
): Promise<CaseResult> {
  const { wire, provider, gateway } = fuzzCase;
  const place = { gateway, provider };
  try {
    const asked = upstream.begin(place, fuzzCase.upstream);
    const connection = await takeConnection(slot, wire.connection);
    const exchange = await connection.run(wire, asked);
    const report = await upstream.end(place, wire.after === 'leave-asked' ? leaveGraceMs : 0);
    const problems = [
      ...exchange.problems,
      ...report.problems,
      ...judgeExchange(space, fuzzCase, { exchange, slot }),
    ];
    if (fuzzCase.expected.verdict === 'invalid' && report.calls > 0)
      problems.push('An invalid request reached the upstream.');
    problems.push(...(await tryAgain(fuzzCase, slot, { connection, exchange })));
    if (slot.gateway.end !== null) problems.push(slot.gateway.end);
    const facts = { status: exchange.answers[wire.subject]?.status ?? null, calls: report.calls };
    return { problems, requestIds: listIds(exchange), failure: findFailure(fuzzCase, exchange), facts };
  } catch (error) {
    slot.connection = null;
    const { message, stack } = error as Error;
    const end = slot.gateway.end === null ? [] : [slot.gateway.end];
    return {
      problems: [`It could not be run: ${message} ${String(stack)}`, ...end],
      requestIds: [],
      failure: null,
      facts: { status: null, calls: 0 },
    };
  }
}

async function takeConnection(slot: Slot, kind: FuzzCase['wire']['connection']): Promise<FuzzConnection> {
  if (kind === 'own') return await openFuzzConnection(slot.gateway.port, slot.maxMs);
  if (slot.connection?.isUsable === true) return slot.connection;
  slot.connection?.destroy();
  slot.connection = await openFuzzConnection(slot.gateway.port, slot.maxMs);
  return slot.connection;
}

function judgeExchange(
  space: FuzzSpace,
  fuzzCase: FuzzCase,
  { exchange, slot }: { readonly exchange: Exchange; readonly slot: Slot },
): readonly string[] {
  const { wire } = fuzzCase;
  return exchange.answers.flatMap((answer, number) => {
    const secrets = slot.gateway.finder
      .inAnswer(renderAnswer(answer))
      .map((what) => `The answer holds ${what}: ${answer.body.toString('utf8').slice(0, 400)}`);
    if (number === wire.subject) return [...secrets, ...judgeAnswer(space, fuzzCase, answer)];
    const isAround = wire.answers === 'exact';
    return [...secrets, ...(isAround ? judgeNeighbour(answer) : judgeRemainder(answer))];
  });
}

function renderAnswer({ headers, body }: ParsedAnswer): Buffer {
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\n`);
  return Buffer.concat([Buffer.from(head.join('')), body]);
}

/** Requests in the same write have nothing to do with it. */
function judgeNeighbour({ status }: ParsedAnswer): readonly string[] {
  return status === 200 ? [] : [`A good request in the same write is answered ${String(status)}.`];
}

/** What is left of a request that was cut in two is refused. */
function judgeRemainder(answer: ParsedAnswer): readonly string[] {
  const isRefused = answer.status >= 400 && answer.status <= 499;
  return [
    ...(isRefused ? [] : [`What was left over is answered ${String(answer.status)}.`]),
    ...checkEnvelope(answer, 'GET'),
  ];
}

const health = {
  steps: [Buffer.from('GET /healthz HTTP/1.1\r\nhost: gateway\r\n\r\n')],
  connection: 'shared',
  after: 'read',
  methods: ['GET'],
  subject: 0,
  followUp: 'none',
  answers: 'exact',
} as const;

/** A connection that goes on must be as good as before. */
async function tryAgain(
  { wire }: FuzzCase,
  slot: Slot,
  { connection, exchange }: { readonly connection: FuzzConnection; readonly exchange: Exchange },
): Promise<readonly string[]> {
  if (exchange.state === 'closed' || wire.connection === 'own') {
    connection.destroy();
    if (slot.connection === connection) slot.connection = null;
    return [];
  }
  if (wire.followUp === 'none') return [];
  const again = await connection.run(health, new Promise(() => undefined));
  const [answer] = again.answers;
  if (again.state === 'closed') slot.connection = null;
  const isFine = again.problems.length === 0 && answer?.status === 200;
  return isFine
    ? []
    : [`Its connection cannot be used any more: ${again.problems.join(' ')} ${String(answer?.status ?? '')}`];
}

function listIds({ answers }: Exchange): readonly string[] {
  return answers.map(({ headers }) => headers['x-request-id'] ?? '').filter((id) => id !== '');
}

function findFailure({ wire, expected }: FuzzCase, { answers }: Exchange): string | null {
  const answer = answers[wire.subject];
  // The published documents have the text among their examples.
  if (answer !== undefined && answer.status < 400 && expected.operationId === null) return null;
  return answer !== undefined && isInternalFailure(answer) ? (answer.headers['x-request-id'] ?? '') : null;
}
