/** A sum found in a question. */
export interface Arithmetic {
  /** With the operators of Python: `12 * 7`. */
  readonly expression: string;
  readonly value: number;
}

type Operator = '+' | '-' | '*' | '/' | '**';

const operators: ReadonlyMap<string, Operator> = new Map([
  ['+', '+'],
  ['plus', '+'],
  ['-', '-'],
  ['−', '-'],
  ['minus', '-'],
  ['*', '*'],
  ['×', '*'],
  ['x', '*'],
  ['times', '*'],
  ['multiplied by', '*'],
  ['/', '/'],
  ['÷', '/'],
  ['divided by', '/'],
  ['^', '**'],
  ['**', '**'],
]);

const number = String.raw`\d{1,12}(?:\.\d{1,6})?`;
const symbols = String.raw`(?: ?(?:\*\*|[+*×÷^/]) ?| (?:[-−x]|plus|minus|times|multiplied by|divided by) )`;
const pattern = new RegExp(String.raw`(?<![\w./-])${number}(?:${symbols}${number}){1,8}(?![\w/-]|\.\d)`, 'i');

const maxTextLength = 2_000;

/** The first sum of the text, worked out; `null` where there is none or its value is not finite. */
export function findArithmetic(text: string): Arithmetic | null {
  const [found] = pattern.exec(text.slice(0, maxTextLength)) ?? [];
  if (found === undefined) return null;
  const numbers = [...found.matchAll(new RegExp(number, 'g'))].map((match) => Number(match[0]));
  const symbolsFound = found.split(new RegExp(number)).slice(1, -1);
  const chain = symbolsFound.map((symbol) => operators.get(symbol.trim().toLowerCase()) ?? '+');
  const value = evaluate(numbers, chain);
  if (!Number.isFinite(value)) return null;
  const expression = numbers
    .map((item, index) => `${String(item)}${chain[index] ? ` ${chain[index]} ` : ''}`)
    .join('');
  return { expression, value: Number(value.toPrecision(12)) };
}

const precedence: readonly (readonly Operator[])[] = [['**'], ['*', '/'], ['+', '-']];

/** Powers first, then products, then sums. */
function evaluate(numbers: readonly number[], chain: readonly Operator[]): number {
  let [values, rest] = [[...numbers], [...chain]];
  for (const level of precedence) {
    const kept: Operator[] = [];
    const results: number[] = values.slice(0, 1);
    for (const [index, operator] of rest.entries()) {
      const right = values[index + 1] ?? 0;
      if (level.includes(operator)) {
        results.push(combine(results.pop() ?? 0, operator, right));
      } else {
        kept.push(operator);
        results.push(right);
      }
    }
    [values, rest] = [results, kept];
  }
  return values[0] ?? NaN;
}

function combine(left: number, operator: Operator, right: number): number {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    case '**':
      return left ** right;
  }
}
