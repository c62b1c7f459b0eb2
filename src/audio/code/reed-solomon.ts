/** Powers of the generator 2 in the field of 256 elements modulo x^8 + x^4 + x^3 + x^2 + 1, twice over, and their inverse. */
const { powers, logarithms } = createTables();

/** Symbols that are added to a message; half as many wrong ones are put right. */
export const parityLength = 4;

/** x^4 + … of which 1, 2, 4 and 8 are the roots, without its first coefficient. */
const generator = [15, 54, 120, 64] as const;

/** The message, and behind it what makes it a word of the code; the message has at most 251 symbols. */
export function addParity(message: readonly number[]): readonly number[] {
  const rest = [0, 0, 0, 0];
  for (const symbol of message) {
    const lead = symbol ^ (rest.shift() ?? 0);
    rest.push(0);
    generator.forEach(
      (coefficient, index) => (rest[index] = (rest[index] ?? 0) ^ multiply(coefficient, lead)),
    );
  }
  return [...message, ...rest];
}

/**
 * The word of the code that differs from what was received in so many symbols at most, or `null` where there is none. What differs
 * in more may be taken for another word: whoever asks has a checksum besides.
 */
export function repairWord(received: readonly number[], maxErrors: 1 | 2): readonly number[] | null {
  const syndromes = [0, 1, 2, 3].map((root) => evaluate(received, powers[root] ?? 0));
  if (syndromes.every((syndrome) => syndrome === 0)) return received;
  return repairOne(received, syndromes) ?? (maxErrors === 2 ? repairTwo(received, syndromes) : null);
}

/** One wrong symbol makes of the syndromes a geometric series, whose ratio is its place. */
function repairOne(received: readonly number[], [s0 = 0, s1 = 0, s2 = 0, s3 = 0]: readonly number[]) {
  if (s0 === 0 || s1 === 0) return null;
  const ratio = divide(s1, s0);
  if (multiply(s1, ratio) !== s2 || multiply(s2, ratio) !== s3) return null;
  return change(received, [{ ratio, value: s0 }]);
}

/** Two wrong ones make them the sum of two such series: Peterson's equations for their ratios. */
function repairTwo(received: readonly number[], [s0 = 0, s1 = 0, s2 = 0, s3 = 0]: readonly number[]) {
  const determinant = multiply(s1, s1) ^ multiply(s0, s2);
  if (determinant === 0) return null;
  const sum = divide(multiply(s1, s2) ^ multiply(s0, s3), determinant);
  const product = divide(multiply(s2, s2) ^ multiply(s1, s3), determinant);
  const ratios = powers
    .slice(0, received.length)
    .filter((ratio) => (multiply(ratio, ratio) ^ multiply(sum, ratio) ^ product) === 0);
  const [first, second] = ratios;
  if (first === undefined || second === undefined) return null;
  const value = divide(s1 ^ multiply(s0, second), first ^ second);
  return change(received, [
    { ratio: first, value },
    { ratio: second, value: s0 ^ value },
  ]);
}

/** The place of an error is the logarithm of its ratio, counted from the end; `null` where it lies before the beginning. */
function change(received: readonly number[], errors: readonly { ratio: number; value: number }[]) {
  const repaired = [...received];
  for (const { ratio, value } of errors) {
    const place = received.length - 1 - (logarithms[ratio] ?? 0);
    const wrong = repaired[place];
    if (wrong === undefined) return null;
    repaired[place] = wrong ^ value;
  }
  return repaired;
}

/** The value at a point of the polynomial whose first coefficient comes first. */
function evaluate(coefficients: readonly number[], point: number): number {
  return coefficients.reduce((value, coefficient) => multiply(value, point) ^ coefficient, 0);
}

function multiply(one: number, other: number): number {
  if (one === 0 || other === 0) return 0;
  return powers[(logarithms[one] ?? 0) + (logarithms[other] ?? 0)] ?? 0;
}

function divide(dividend: number, divisor: number): number {
  if (dividend === 0) return 0;
  return powers[(logarithms[dividend] ?? 0) + 255 - (logarithms[divisor] ?? 0)] ?? 0;
}

function createTables() {
  const powers: number[] = [];
  const logarithms: number[] = [];
  for (let exponent = 0, value = 1; exponent < 510; exponent += 1) {
    powers.push(value);
    if (exponent < 255) logarithms[value] = exponent;
    value = value & 0x80 ? (value << 1) ^ 0x11d : value << 1;
  }
  return { powers, logarithms } as const;
}
