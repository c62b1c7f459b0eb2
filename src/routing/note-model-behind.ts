import type { Ask } from './router-context.ts';

/**
 * The deployment that has answered may be another gateway, behind which another model did than the one that it was asked for. What
 * that is called here, `models` of the deployment says; where nobody here serves it, it keeps its name.
 */
export function noteModelBehind({ call, router }: Pick<Ask, 'call' | 'router'>): void {
  const { notes } = call.request;
  const name = notes.answer?.modelBehind;
  if (name === undefined) return;
  const id = notes.answer?.names?.toServed(name) ?? name;
  const metricName = router.findModel(id)?.metricName;
  if (metricName !== undefined) notes.metricName = metricName;
  if (id === notes.model) {
    delete notes.fallbackModel;
    return;
  }
  const asked = notes.fallbackModel ?? notes.model;
  if (asked !== undefined) notes.modelInFront = asked;
  notes.fallbackModel = id;
}
