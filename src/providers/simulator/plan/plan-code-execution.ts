import { findArithmetic } from '../text/find-arithmetic.ts';
import type { AnswerPart } from './answer-plan.ts';

/** A program and what it prints. */
interface Program {
  readonly code: string;
  readonly output: string;
}

const asksToCompute =
  /\b(?:comput|calculat|execut|python|program|code|run|sum|add up|average|mean|primes?|factorial|fibonacci|count|how many)/i;

/** Whether the question asks for something a program could work out. */
export function wantsCode(question: string): boolean {
  return asksToCompute.test(question) || findArithmetic(question) !== null;
}

/** Text, program, result and conclusion, in this order. What the program prints is true. */
export function planCodeExecution(question: string): readonly AnswerPart[] {
  const { code, output } = writeProgram(question);
  return [
    { kind: 'text', text: 'I will work this out with a short program.' },
    { kind: 'code', code },
    { kind: 'code-result', output: `${output}\n` },
    { kind: 'text', text: `The program prints ${output}, and that is the answer.` },
  ];
}

function writeProgram(question: string): Program {
  const [, count] = /first (\d{1,3}) prime/i.exec(question) ?? [];
  if (count !== undefined) return sumPrimes(Number(count));
  const arithmetic = findArithmetic(question);
  if (arithmetic !== null)
    return { code: `print(${arithmetic.expression})`, output: String(arithmetic.value) };
  const numbers = [...question.slice(0, 2_000).matchAll(/(?<![\w.])\d{1,9}(?![\w.]\w)/g)].map(([number]) =>
    Number(number),
  );
  if (numbers.length > 1) return sumNumbers(numbers);
  const words = question.split(/\s+/).filter((word) => word !== '').length;
  return { code: `words = ${String(words)}\nprint(words)`, output: String(words) };
}

function sumNumbers(numbers: readonly number[]): Program {
  const sum = numbers.reduce((total, number) => total + number, 0);
  return { code: `numbers = [${numbers.join(', ')}]\nprint(sum(numbers))`, output: String(sum) };
}

function sumPrimes(count: number): Program {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate += 1) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  }
  const code = [
    'primes = []',
    'candidate = 2',
    `while len(primes) < ${String(count)}:`,
    '    if all(candidate % prime for prime in primes):',
    '        primes.append(candidate)',
    '    candidate += 1',
    'print(sum(primes))',
  ].join('\n');
  return { code, output: String(primes.reduce((total, prime) => total + prime, 0)) };
}
