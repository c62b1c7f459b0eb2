import { createClearText } from '../create-random-text.ts';

const codeCount = 10;

/** Ten codes such as `K7QD-2M9X`, 40 bits each, without letters and digits that look alike. */
export function createBackupCodes(): readonly string[] {
  return Array.from({ length: codeCount }, () => `${createClearText(4)}-${createClearText(4)}`);
}

/** A backup code in the spelling in which it was given, however it was typed. */
export function normaliseBackupCode(code: string): string {
  const plain = code.toUpperCase().replaceAll('-', '');
  return `${plain.slice(0, 4)}-${plain.slice(4)}`;
}
