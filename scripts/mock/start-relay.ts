import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { GatewayError } from '../../src/core/gateway-error.ts';
import { parseJson } from '../../src/core/json/parse-json.ts';
import { createRequestId } from '../../src/server/exchange/create-request-id.ts';
import { keepAliveTimeoutMs } from '../../src/server/listener/create-listener.ts';
import { resolveTarget, type RequestTarget } from '../../src/server/exchange/resolve-target.ts';
import { asksForStream } from './asks-for-stream.ts';
import { askPrism, flattenHeaders, type PrismAnswer, type PrismQuestion } from './ask-prism.ts';
import { drawError, type ErrorShare } from './error-shares.ts';
import type { MockContract, MockOperation, MockRequest } from './mock-contract.ts';
import {
  checkCoding,
  checkOffer,
  createTooLargeError,
  createUnknownPathError,
  findBodyLimit,
  isJson,
  readPrismRefusal,
  renderRefusal,
} from './refuse-request.ts';
import { defaultPaceMs, sendAnswer } from './send-answer.ts';

export interface RelayOptions {
  readonly contract: MockContract;
  readonly prismUrl: string;
  /** 0 picks a free one. */
  readonly port: number;
  readonly errors: readonly ErrorShare[];
  /** Takes a connection that is to become a WebSocket. */
  readonly onUpgrade: Parameters<Server['on']>[1];
  /** From 0, and below 1; default chance itself. */
  readonly random?: () => number;
}

/** A server that clients talk to. */
export interface Relay {
  readonly url: string;
  /** Closes every connection. */
  stop(): Promise<void>;
}

/**
 * Stands in front of Prism on 127.0.0.1 and does what Prism cannot: it brings paths and bodies to the contract's spelling, asks for
 * events where the request does, sends them one by one, and says why a request is refused. Rejects when the port is taken.
 */
export async function startRelay(options: RelayOptions): Promise<Relay> {
  const server = createServer({ keepAliveTimeout: keepAliveTimeoutMs }, (request, response) => {
    serve(options, request, response).catch(() => response.destroy());
  });
  server.on('upgrade', options.onUpgrade);
  // Those of WebSockets are no connections of the server's any more, and keep it open.
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  server.once('error', reject).listen(options.port, '127.0.0.1', () => {
    resolve(undefined);
  });
  await promise;
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}`,
    stop: () => {
      const closed = new Promise<void>((done) => server.close(() => done()));
      for (const socket of sockets) socket.destroy();
      return closed;
    },
  };
}

async function serve(
  options: RelayOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const target = resolveTarget(request.url ?? '/');
  const operation = options.contract.find({ method: request.method ?? 'GET', path: target.path });
  const answer = await answerRequest(options, request, { target, operation });
  await sendAnswer(response, answer, defaultPaceMs);
}

interface Place {
  readonly target: RequestTarget;
  readonly operation: MockOperation | null;
}

async function answerRequest(
  options: RelayOptions,
  request: IncomingMessage,
  { target, operation }: Place,
): Promise<PrismAnswer> {
  try {
    const body = await readBody(request, operation);
    if (operation !== null)
      return await askAbout(options, operation, readRequest(request, { target, operation }, body));
    if (request.method !== 'OPTIONS') throw createUnknownPathError();
    return await askPrism(options.prismUrl, createQuestion(request, target, body));
  } catch (error) {
    return refuse(options, { error, request, place: { target, operation } });
  }
}

interface Refused {
  readonly error: unknown;
  readonly request: Pick<IncomingMessage, 'headers'>;
  readonly place: Place;
}

function refuse({ contract }: RelayOptions, { error, request, place }: Refused): PrismAnswer {
  const refusal =
    error instanceof GatewayError
      ? error
      : new GatewayError('bad_gateway', `Prism does not answer: ${(error as Error).message}`);
  const { profile } = contract;
  const { origin } = request.headers;
  const { errorFormat, area } = place.operation ?? { errorFormat: place.target.errorFormat, area: null };
  return renderRefusal(refusal, { errorFormat, area, profile, origin, requestId: createRequestId() });
}

interface ReadRequest {
  readonly message: IncomingMessage;
  readonly target: RequestTarget;
  readonly bytes: Buffer | null;
  readonly judged: MockRequest;
}

function readRequest(
  message: IncomingMessage,
  { target, operation }: { readonly target: RequestTarget; readonly operation: MockOperation },
  bytes: Buffer | null,
): ReadRequest {
  const body = bytes !== null && isJson(message.headers) ? parseJson(bytes) : undefined;
  const { path, queryKeys } = target;
  // As for the gateway it is a parameter like any other where no API key comes in the query.
  const isUnknown = queryKeys.length > 0 && !operation.takesQueryKey;
  const query = isUnknown ? { ...target.query, key: [...queryKeys] } : target.query;
  const headers = flattenHeaders(message.headers);
  return { message, target, bytes, judged: { method: message.method ?? 'GET', path, query, headers, body } };
}

/** Prism answers; who breaks the contract is told by the contract's own validators, or by Prism where those see nothing. */
async function askAbout(
  options: RelayOptions,
  operation: MockOperation,
  { message, target, bytes, judged }: ReadRequest,
): Promise<PrismAnswer> {
  const { contract, errors, random = Math.random, prismUrl } = options;
  const isChanged = judged.body !== undefined && contract.normalise(operation, judged.body) === 'changed';
  const body = isChanged ? Buffer.from(JSON.stringify(judged.body)) : bytes;
  const question = createQuestion(message, target, body);
  const error = drawError(errors, operation.statuses, random());
  const preference = choosePreference(operation, { judged, bytes, error, question });
  const answer = await askPrism(prismUrl, { ...question, headers: preference });
  if (answer.status === 401) return await explainMissingKey(prismUrl, question, answer);
  const isForm = bytes !== null && judged.body === undefined;
  const refusal = (isForm ? null : contract.judge(operation, judged)) ?? readPrismRefusal(answer);
  if (refusal !== null) throw refusal;
  if (answer.status < 400) checkOffer(message.headers, bytes);
  return answer;
}

interface Choice {
  readonly judged: MockRequest;
  readonly bytes: Buffer | null;
  readonly error: number | null;
  readonly question: PrismQuestion;
}

/** Which of its answers Prism gives: what the client prefers, an error, events, or whatever is the first. */
function choosePreference(
  operation: MockOperation,
  { judged, bytes, error, question }: Choice,
): PrismQuestion['headers'] {
  const { accept, ...headers } = question.headers;
  const isPreferred = /(?:^|[,;\s])code=/.test(headers.prefer ?? '');
  if (isPreferred) return question.headers;
  if (error !== null) return { ...headers, prefer: `code=${String(error)}` };
  if (asksForStream(operation, judged, bytes)) return { ...headers, accept: 'text/event-stream' };
  // The gateway does not look at it, and clients accept what no contract has, such as application/binary.
  return accept !== undefined && operation.mediaTypes.has(accept) ? question.headers : headers;
}

/** Prism sees only whether there is a key, and answers with the first 401, which may be about a wrong one. */
async function explainMissingKey(
  prismUrl: string,
  question: PrismQuestion,
  answer: PrismAnswer,
): Promise<PrismAnswer> {
  if (answer.headers['sl-violations'] === undefined) return answer;
  const prefer = 'code=401, example=missingKey';
  const explained = await askPrism(prismUrl, { ...question, headers: { ...question.headers, prefer } });
  return explained.status === 401 ? explained : answer;
}

function createQuestion(message: IncomingMessage, target: RequestTarget, body: Buffer | null): PrismQuestion {
  const query = new URLSearchParams();
  for (const [name, values] of Object.entries(target.query))
    for (const value of [values].flat()) query.append(name, value);
  for (const key of target.queryKeys) query.append('key', key);
  return {
    method: message.method ?? 'GET',
    target: query.size === 0 ? target.path : `${target.path}?${query.toString()}`,
    headers: flattenHeaders(message.headers),
    body,
  };
}

/** `null` where there is no body. Throws for more than Prism reads, or the gateway, and for what is encoded. */
async function readBody(request: IncomingMessage, operation: MockOperation | null): Promise<Buffer | null> {
  const pieces: Buffer[] = [];
  let sizeBytes = 0;
  const isForm = request.headers['content-type']?.startsWith('multipart/form-data') === true;
  const maxBytes = findBodyLimit(operation, isForm ? 'form' : 'text');
  for await (const piece of request as AsyncIterable<Buffer>) {
    sizeBytes += piece.length;
    if (sizeBytes <= maxBytes) pieces.push(piece);
  }
  if (sizeBytes > maxBytes) throw createTooLargeError(maxBytes);
  if (sizeBytes > 0) checkCoding(request.headers);
  return sizeBytes === 0 ? null : Buffer.concat(pieces);
}
