import type { PictureTools } from '../../core/picture.ts';
import type { DeliveryOptions } from './answer-call.ts';
import type { CreateId } from './create-id.ts';

/** What every answer of one simulator shares. */
export interface Simulation extends DeliveryOptions {
  readonly pictures: PictureTools;
  readonly createId: CreateId;
}
