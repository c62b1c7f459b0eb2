import { isBlockReason, isFinishReason } from '../../../formats/content/index.ts';
import { isStopReason } from '../../../formats/messages/index.ts';
import { isVideoFailureCode, videoFailureCodes } from '../../../core/video/video-failure.ts';
import { noDirectives, type Directives } from './directives.ts';
import { suggestName } from '../../../core/suggest-name.ts';
import type { FoundDirective } from './scan-directives.ts';
import { simulatedStatuses } from './simulated-statuses.ts';

/** Longest `delay` and `pace`, in milliseconds; a longer wish is cut to it. */
export const maxWaitMs = 60_000;

/** Most `tokens` that can be asked for. */
export const maxTokens = 100_000;

/** Turns one directive into its effect, or `null` when its value is not understood. */
type Reader = (directive: FoundDirective, sofar: Directives) => Partial<Directives> | null;

interface DirectiveKind {
  readonly read: Reader;
  /** How the directive is written, for the message about one that is not. */
  readonly usage: string;
}

const kinds: Readonly<Record<string, DirectiveKind>> = {
  status: {
    usage: `[[status=S]], where S is one of ${[...simulatedStatuses.keys()].join(', ')}`,
    read: readStatus,
  },
  error: { usage: `[[error=S@n]], where S is a status of [[status=S]] and n counts events`, read: readError },
  cut: { usage: '[[cut]]', read: flag(({ persistence }) => ({ cut: persistence })) },
  reset: { usage: '[[reset]]', read: flag(({ persistence }) => ({ reset: persistence })) },
  delay: { usage: '[[delay=2s]] or [[delay=200ms]]', read: wait((delayMs) => ({ delayMs })) },
  pace: { usage: '[[pace=50ms]] or [[pace=1s]]', read: wait((paceMs) => ({ paceMs })) },
  filtered: { usage: '[[filtered]], or [[filtered=n]] for n of several videos', read: readFiltered },
  failed: {
    usage: `[[failed]] or [[failed=C]], where C is one of ${videoFailureCodes.join(', ')}`,
    read: readFailed,
  },
  lost: { usage: '[[lost]]', read: flag(() => ({ lost: 'yes' })) },
  hang: { usage: '[[hang]]', read: flag(() => ({ hang: 'yes' })) },
  base64: { usage: '[[base64]]', read: flag(() => ({ base64: 'yes' })) },
  block: { usage: '[[block=SAFETY]] or another block reason', read: readBlock },
  tool: { usage: '[[tool=name]]', read: readTool },
  tokens: { usage: `[[tokens=n]], where n is 1 to ${String(maxTokens)}`, read: readTokens },
  finish: { usage: '[[finish=R]], where R is a stop reason or finish reason', read: readFinish },
  redacted_thinking: { usage: '[[redacted_thinking]]', read: flag(() => ({ redactedThinking: 'yes' })) },
  cached: { usage: '[[cached]]', read: flag(() => ({ cached: 'yes' })) },
  revised: { usage: '[[revised]]', read: flag(() => ({ revised: 'yes' })) },
};

/** Most names that `tool` adds up; an answer calls fewer. */
const maxDirectedTools = 16;

/** The names that are known. */
export const directiveNames: ReadonlySet<string> = new Set(Object.keys(kinds));

/** What the directives add up to, or the first one that is not understood. */
export type DirectiveReading =
  | { readonly kind: 'understood'; readonly directives: Directives }
  | { readonly kind: 'misspelt'; readonly message: string };

/** Later directives win over earlier ones of the same name; `tool` adds up. */
export function readDirectives(found: readonly FoundDirective[]): DirectiveReading {
  let directives = noDirectives;
  for (const directive of found) {
    const effect = kinds[directive.name]?.read(directive, directives);
    if (!effect) return { kind: 'misspelt', message: explain(directive) };
    directives = { ...directives, ...effect };
  }
  return { kind: 'understood', directives };
}

/** What to say of a directive whose name is not known. */
export function explainUnknown({ source, name }: FoundDirective): string {
  const nearest = suggestName(name, [...directiveNames]);
  const advice =
    nearest === null
      ? `write one of ${[...directiveNames].join(', ')}.`
      : `did you mean ${nearest}? Write ${kinds[nearest]?.usage ?? nearest}.`;
  return `The simulator knows no directive ${source}; ${advice} With a space after [[ it is plain text.`;
}

function explain({ source, name }: FoundDirective): string {
  return `The simulator does not understand ${source}; write ${kinds[name]?.usage ?? 'a known directive'}.`;
}

function flag(effect: (directive: FoundDirective) => Partial<Directives>): Reader {
  return (directive) => (directive.value === null ? effect(directive) : null);
}

function wait(effect: (ms: number) => Partial<Directives>): Reader {
  return ({ value }) => {
    const [, amount, unit] = /^(\d{1,9}(?:\.\d{1,3})?)(ms|s)$/.exec(value ?? '') ?? [];
    if (amount === undefined) return null;
    return effect(Math.min(maxWaitMs, Number(amount) * (unit === 's' ? 1_000 : 1)));
  };
}

function readStatus({ value, persistence }: FoundDirective): Partial<Directives> | null {
  const status = simulatedStatuses.get(value ?? '');
  return status ? { status: { status, persistence } } : null;
}

function readError({ value, persistence }: FoundDirective): Partial<Directives> | null {
  const [name = '', count = ''] = (value ?? '').split('@', 2);
  const status = simulatedStatuses.get(name);
  if (!status || !/^\d{1,6}$/.test(count)) return null;
  return { error: { status, persistence, afterEvents: Number(count) } };
}

function readFiltered({ value }: FoundDirective): Partial<Directives> | null {
  if (value === null) return { filtered: 'yes', filteredCount: null };
  return /^[1-4]$/.test(value) ? { filtered: 'yes', filteredCount: Number(value) } : null;
}

function readFailed({ value }: FoundDirective): Partial<Directives> | null {
  const code = value ?? 'generation_failed';
  return isVideoFailureCode(code) ? { failed: code } : null;
}

function readBlock({ value }: FoundDirective): Partial<Directives> | null {
  const reason = (value ?? '').toUpperCase();
  return isBlockReason(reason) ? { block: reason } : null;
}

function readFinish({ value }: FoundDirective): Partial<Directives> | null {
  return value !== null && (isStopReason(value) || isFinishReason(value)) ? { finish: value } : null;
}

function readTool({ value }: FoundDirective, { tools }: Directives): Partial<Directives> | null {
  if (!value) return null;
  return tools.length < maxDirectedTools ? { tools: [...tools, value] } : {};
}

function readTokens({ value }: FoundDirective): Partial<Directives> | null {
  const tokens = /^\d{1,6}$/.test(value ?? '') ? Number(value) : 0;
  return tokens >= 1 && tokens <= maxTokens ? { tokens } : null;
}
