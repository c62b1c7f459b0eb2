/** The mean of the squares of 16-bit samples around their mean: microphones may add a steady value, which nobody hears. */
export function measurePower(samples: Int16Array): number {
  let [sum, squares] = [0, 0];
  for (const sample of samples) {
    sum += sample;
    squares += sample * sample;
  }
  const mean = sum / samples.length;
  return Math.max(0, squares / samples.length - mean * mean);
}

/** The power of samples whose root mean square is so many decibels below full scale. */
export function convertLevelToPower(levelDb: number): number {
  return 32_768 ** 2 * 10 ** (levelDb / 10);
}

/** Decibels below full scale, at least -100. */
export function convertPowerToLevel(power: number): number {
  return Math.max(-100, 10 * Math.log10(power / 32_768 ** 2));
}
