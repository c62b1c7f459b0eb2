import type { PromptPart, Turn } from './prompt.ts';

/** Makes one turn of neighbouring messages that have the same role. Linear in the number of parts. */
export function mergeTurns(messages: readonly Turn[]): readonly Turn[] {
  const turns: { readonly role: Turn['role']; readonly parts: PromptPart[] }[] = [];
  for (const { role, parts } of messages) {
    const last = turns.at(-1);
    if (last?.role === role) for (const part of parts) last.parts.push(part);
    else turns.push({ role, parts: [...parts] });
  }
  return turns;
}
