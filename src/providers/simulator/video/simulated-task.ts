/** What the simulator has to know of a task beside its order. It stands in the upstream's id, so that nobody has to remember it. */
export interface SimulatedTask {
  /** When it was submitted, Unix milliseconds. */
  readonly createdAt: number;
  /** The colours of the picture it begins with, three bytes for each cell from the left and the top; `null` for none. */
  readonly mosaic: Buffer | null;
}

/** Columns and rows of a mosaic. */
export const mosaicSide = 8;

const mosaicBytes = 3 * mosaicSide ** 2;

export function renderTaskId({ createdAt, mosaic }: SimulatedTask): string {
  return `sim-${createdAt.toString(36)}${mosaic === null ? '' : `-${mosaic.toString('hex')}`}`;
}

/** `null` for what the simulator did not write. */
export function parseTaskId(id: string): SimulatedTask | null {
  const [, time, colours] = /^sim-([\da-z]{1,10})(?:-([\da-f]+))?$/u.exec(id) ?? [];
  if (time === undefined) return null;
  const mosaic = colours === undefined ? null : Buffer.from(colours, 'hex');
  if (mosaic !== null && mosaic.length !== mosaicBytes) return null;
  return { createdAt: Number.parseInt(time, 36), mosaic };
}
