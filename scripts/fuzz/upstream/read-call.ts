import type { ProviderName } from '../../../src/providers/index.ts';

/** What an upstream is asked, as far as a good answer depends on it. */
export interface CallFacts {
  readonly provider: ProviderName;
  readonly format: 'messages' | 'contents' | 'predict' | 'pictures';
  readonly task: 'generate' | 'count' | 'edit';
  readonly delivery: 'whole' | 'stream';
  /** How many pictures, or candidates. */
  readonly count: number;
  /** `null` for a form. */
  readonly body: Readonly<Record<string, unknown>> | null;
}

/** Reads a request to an upstream, whose path is what follows its base URL. */
export function readCall(provider: ProviderName, path: string, body: Buffer): CallFacts {
  const json = parseObject(body);
  const text = json === null ? body.toString('latin1') : '';
  const field = (name: string): unknown =>
    json?.[name] ?? new RegExp(`name="${name}"\r\n\r\n([^\r]*)\r\n`, 'u').exec(text)?.[1];
  const isStream = path.includes(':streamGenerateContent') || String(field('stream')) === 'true';
  return {
    provider,
    format: readFormat(path),
    task: /count_?tokens/iu.test(path) ? 'count' : path.endsWith('/edits') ? 'edit' : 'generate',
    delivery: isStream ? 'stream' : 'whole',
    count: readCount(json, field('n')),
    body: json,
  };
}

function readFormat(path: string): CallFacts['format'] {
  if (path.includes('/v1/messages')) return 'messages';
  if (path.includes('/v1/images/')) return 'pictures';
  return path.includes(':predict') ? 'predict' : 'contents';
}

function readCount(json: CallFacts['body'], n: unknown): number {
  const { sampleCount } = (json?.parameters ?? {}) as { readonly sampleCount?: unknown };
  const config = (json?.generationConfig ?? {}) as { readonly candidateCount?: unknown };
  return Number(n ?? sampleCount ?? config.candidateCount ?? 1) || 1;
}

function parseObject(body: Buffer): Readonly<Record<string, unknown>> | null {
  try {
    const value = JSON.parse(body.toString('utf8')) as unknown;
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : null;
  } catch {
    return null;
  }
}
