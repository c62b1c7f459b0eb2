import type { RequestNotes } from './operation.ts';
import type { ServedModel } from './router.ts';

/**
 * Notes which model a request is for, as it named it; from then on the request leaves a usage record. To be called before anything
 * can refuse a request for that model.
 */
export function noteModel(
  notes: RequestNotes,
  model: Pick<ServedModel, 'id' | 'metricName'>,
  name: string,
): void {
  notes.model = model.id;
  notes.requestedModel = name;
  notes.metricName = model.metricName;
}
