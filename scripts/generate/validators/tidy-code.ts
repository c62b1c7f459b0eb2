import { createHash } from 'node:crypto';
import { foldCode } from './fold-code.ts';

/**
 * Ajv's standalone code for readers of differences: functions carry the given names and stand in the order of these, so that
 * what does not change stays where it was; constants are named after what they hold; of the schemas only the lists that
 * errors name are left. `names` leads from Ajv's names of functions to ours. The code calls `fail(validate, instancePath,
 * keyword, params, message)`, which the module has to have.
 */
export function tidyCode(code: string, names: ReadonlyMap<string, string>): string {
  const statements = splitStatements(code.replaceAll(/\bvalidate\d+\b/g, (name) => names.get(name) ?? name));
  const module = new ModuleCode(statements);
  const functions = statements
    .filter((statement) => /^(?:function|is\w+\.evaluated)/.test(statement))
    .map((statement) => foldCode(module.tidy(statement)))
    .sort();
  return `${[...module.renderConstants(), ...functions].join('\n')}\n`;
}

/** What stands at the top of the module, each statement with all its lines. */
function splitStatements(code: string): readonly string[] {
  const statements: string[][] = [];
  let depth = 0;
  for (const line of code.split('\n')) {
    if (line === '') continue;
    if (depth === 0) statements.push([]);
    statements.at(-1)?.push(line);
    if (line.startsWith('}')) depth -= 1;
    if (line.endsWith('{')) depth += 1;
  }
  return statements.map((lines) => lines.join('\n'));
}

/** A step into a schema, as Ajv's code writes it: `.name`, `["name"]` or `[0]`. */
const step = String.raw`\.\w+|\["(?:[^"\\]|\\.)*"\]|\[\d+\]`;
const schemaPath = new RegExp(String.raw`\b(schema\d+)((?:${step})+)`, 'g');

/** A refusal that ends a function, with what its one error says. */
const refusal =
  /^(is\w+)\.errors = \[\{instancePath(?::(.+?))?,keyword:(.+?),params:(.*),message:(.*)\}\];\nreturn false;(?:\nbreak;)?$/gm;

class ModuleCode {
  readonly #schemas = new Map<string, unknown>();
  /** Ajv's name of a constant to ours. */
  readonly #variables = new Map<string, string>();
  readonly #constants = new Map<string, string>();

  constructor(statements: readonly string[]) {
    for (const statement of statements) {
      const [, variable = '', value = ''] = /^const (\w+) = (.*);$/s.exec(statement) ?? [];
      if (variable.startsWith('schema')) this.#schemas.set(variable, JSON.parse(value));
      else if (variable !== '') this.#variables.set(variable, this.#define(nameConstant(value), value));
    }
  }

  renderConstants(): readonly string[] {
    return [...this.#constants].sort().map(([name, value]) => `const ${name} = ${value};`);
  }

  tidy(statement: string): string {
    return statement
      .replaceAll(/schemaPath:"(?:[^"\\]|\\.)*",/g, '')
      .replaceAll(refusal, (...[, name, path = 'instancePath', ...rest]: string[]) => {
        return `return fail(${[name, path, ...rest.slice(0, 3)].join(', ')});`;
      })
      .replaceAll(schemaPath, (...[, name = '', path = '']: string[]) => this.#renderValue(name, path))
      .replaceAll(/\b[a-z]+\d+\b/g, (name) => this.#variables.get(name) ?? name);
  }

  /** A list stands where it is read. Of properties only the names are asked for, once for every key of a value. */
  #renderValue(schema: string, path: string): string {
    const value = readPath(this.#schemas.get(schema), path);
    if (!path.endsWith('.properties')) return JSON.stringify(value);
    const known = Object.fromEntries(Object.keys(value as object).map((name) => [name, 0]));
    return this.#define(`properties_${digest(JSON.stringify(known))}`, JSON.stringify(known));
  }

  #define(name: string, value: string): string {
    this.#constants.set(name, value);
    return name;
  }
}

function readPath(schema: unknown, path: string): unknown {
  const steps = path.match(new RegExp(step, 'g')) ?? [];
  return steps.reduce((value, text) => {
    const key = text.startsWith('.') ? text.slice(1) : (JSON.parse(text.slice(1, -1)) as string | number);
    return (value as Readonly<Record<string | number, unknown>>)[key];
  }, schema);
}

/** `pattern_4f3a91`, `date_time`, `ucs2length`. */
function nameConstant(value: string): string {
  if (value.startsWith('new RegExp')) return `pattern_${digest(value)}`;
  const [, module = '', member = ''] = /^require\("(?:.*\/)?([^"]+)"\)(?:\.\w+)?(.*)$/.exec(value) ?? [];
  const name = (member === '' ? module : member).replaceAll(/\W+/g, '_').replaceAll(/^_|_$/g, '');
  return name === '' ? `constant_${digest(value)}` : name;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 6);
}
