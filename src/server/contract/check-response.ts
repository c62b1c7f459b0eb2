import type { GatewayConfig } from '../../core/config.ts';
import { describeFinding, type Validator } from '../../core/contract/violation.ts';
import { GatewayError, internalErrorMessage } from '../../core/gateway-error.ts';
import type { StreamEvent } from '../../core/operation.ts';
import { parseJson } from '../../core/json/parse-json.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { createValidatorLoader, type OperationValidators } from './load-validators.ts';

/** One answer that broke the contract: where and how, never what. */
export interface ContractFinding {
  readonly operationId: string;
  /** Status of a whole answer, or the event's name. */
  readonly subject: string;
  /** JSON pointer and keyword. */
  readonly finding: string;
}

/** Holds answers to the contract in one of the three modes. Shared. */
export interface ResponseChecker {
  /** Throws `internal` in mode `enforce`; otherwise reports to `onFinding`. */
  checkWhole(exchange: Exchange, status: number, body: unknown): void;
  /** Reports an error answer that breaks the contract; never throws, since there is nothing better to answer. */
  checkError(exchange: Exchange, status: number, body: unknown): void;
  /** A check for the events of one stream, or `null` when this stream is not looked at. */
  createEventCheck(exchange: Exchange): ((event: StreamEvent) => void) | null;
}

export interface ResponseCheckerOptions {
  readonly mode: GatewayConfig['validation'];
  readonly onFinding: (finding: ContractFinding, exchange: Exchange) => void;
}

/** In mode `sample` one answer in this many is checked, beginning with the first. */
export const sampleInterval = 100;

const unknownStatus = 'not a status of this operation';
/** In the vendor profile streams may hold events of later versions (docs/streaming.md). */
const unknownEvent = 'not an event of this stream';
const unreadableEvent = 'not JSON that can be passed on';
/** Longest name of an unknown event that is reported; an upstream wrote it. */
const maxNameLength = 64;

interface Judgement {
  /** `null` where the contract has no JSON body. */
  readonly validate: Validator | null;
  readonly value: unknown;
}

/** Creates the checker of docs/architecture.md, "Answers are validated too". */
export function createResponseChecker(options: ResponseCheckerOptions): ResponseChecker {
  const sampled = createSampler(options.mode);
  const loadValidators = createValidatorLoader();
  const load = ({ area, profile, operationId }: Exchange) => loadValidators(area, profile, operationId);
  const report = (exchange: Exchange, subject: string, finding: string) => {
    const { operationId } = exchange;
    options.onFinding({ operationId, subject, finding }, exchange);
    if (options.mode === 'enforce') {
      const cause = new Error(`${operationId} ${subject} breaks the contract: ${finding}`);
      // It was made, and will be paid for each time it is asked for.
      throw new GatewayError('internal', internalErrorMessage, {
        reason: 'internal_error',
        cause,
        final: true,
      });
    }
  };
  const judge = (exchange: Exchange, subject: string, { validate, value }: Judgement) => {
    if (validate && !validate(value)) report(exchange, subject, describeFinding(validate.errors ?? []));
  };
  return {
    checkWhole: (exchange, status, body) => {
      if (!sampled()) return;
      const validate = findResponse(load(exchange), status);
      if (validate === undefined) report(exchange, String(status), unknownStatus);
      else judge(exchange, String(status), { validate, value: body });
    },
    checkError: (exchange, status, body) => {
      if (options.mode === 'off' || exchange.operationId === '') return;
      const validate = load(exchange).responses[status];
      if (!validate || validate(body)) return;
      const finding = describeFinding(validate.errors ?? []);
      options.onFinding({ operationId: exchange.operationId, subject: String(status), finding }, exchange);
    },
    createEventCheck: (exchange) => {
      if (!sampled()) return null;
      const { events } = load(exchange);
      if (events === null) return null;
      return (event) => {
        const name = event.event ?? 'chunk';
        // An upstream may call an event `constructor`.
        const validate = Object.hasOwn(events, name) ? events[name] : undefined;
        const value = parseEvent(event.data);
        if (value === undefined) report(exchange, name.slice(0, maxNameLength), unreadableEvent);
        else if (validate) judge(exchange, name, { validate, value });
        else if (exchange.profile === 'neutral') report(exchange, name.slice(0, maxNameLength), unknownEvent);
      };
    },
  };
}

/** `undefined` for a status that the contract does not know. */
function findResponse({ responses }: OperationValidators, status: number): Validator | null | undefined {
  return Object.hasOwn(responses, status) ? responses[status] : responses.default;
}

/** `undefined` for data that is not JSON: that is the upstream's fault, not a client's. */
function parseEvent(data: string): unknown {
  try {
    return parseJson(data);
  } catch {
    return undefined;
  }
}

/** Says of one after the other whether to look at it. */
export function createSampler(mode: GatewayConfig['validation']): () => boolean {
  if (mode !== 'sample') return () => mode === 'enforce';
  let count = 0;
  return () => count++ % sampleInterval === 0;
}
