/** One line of the text format of Prometheus. */
export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

export interface MetricsText {
  readonly samples: readonly Sample[];
  /** Name of a metric to its type. */
  readonly types: ReadonlyMap<string, string>;
  /** The value of the only sample with this name and these labels; `undefined` when there is none. */
  find(name: string, labels?: Readonly<Record<string, string>>): number | undefined;
}

const namePattern = '[a-zA-Z_:][a-zA-Z0-9_:]*';
const labelPattern = '([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\\\\n]|\\\\[\\\\"n])*)"';
const comment = new RegExp(`^# (HELP|TYPE) (${namePattern}) (.+)$`, 'u');
const sample = new RegExp(`^(${namePattern})(?:\\{((?:${labelPattern},?)*)\\})? (\\S+)$`, 'u');

/** Parses the text format, version 0.0.4, strictly. Throws for a line that is none of it. */
export function parseMetrics(text: string): MetricsText {
  if (!text.endsWith('\n')) throw new Error('The text does not end with a line feed');
  const samples: Sample[] = [];
  const types = new Map<string, string>();
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const noted = comment.exec(line);
    if (noted) {
      if (noted[1] === 'TYPE') addType(types, noted[2] ?? '', noted[3] ?? '');
    } else samples.push(parseSample(line, types));
  }
  return { samples, types, find: (name, labels = {}) => findSample(samples, name, labels) };
}

function addType(types: Map<string, string>, name: string, type: string): void {
  if (types.has(name)) throw new Error(`${name} has two types`);
  if (!/^(counter|gauge|histogram|summary|untyped)$/u.test(type)) throw new Error(`${name} is a ${type}`);
  types.set(name, type);
}

function parseSample(line: string, types: ReadonlyMap<string, string>): Sample {
  const found = sample.exec(line);
  if (!found) throw new Error(`No sample: ${line}`);
  const [, name = '', labels = ''] = found;
  const value = Number((found.at(-1) ?? '').replace('+Inf', 'Infinity'));
  if (Number.isNaN(value)) throw new Error(`No number: ${line}`);
  if (!types.has(name) && !types.has(name.replace(/_(bucket|sum|count)$/u, '')))
    throw new Error(`${name} has no type`);
  const pairs = [...labels.matchAll(new RegExp(labelPattern, 'gu'))];
  return { name, value, labels: Object.fromEntries(pairs.map(([, key = '', text = '']) => [key, text])) };
}

function findSample(
  samples: readonly Sample[],
  name: string,
  labels: Readonly<Record<string, string>>,
): number | undefined {
  const hits = samples.filter(
    (each) =>
      each.name === name && Object.entries(labels).every(([label, text]) => each.labels[label] === text),
  );
  if (hits.length > 1) throw new Error(`${name} is there ${String(hits.length)} times`);
  return hits[0]?.value;
}
