/** The nearest 16-bit sample. */
export function clipSample(value: number): number {
  return Math.max(-32_768, Math.min(32_767, Math.round(value)));
}
