import type { UpstreamCall, UpstreamOperation, WholeAnswer } from '../../core/provider.ts';
import type { PerformOperation } from '../../core/translator.ts';

/** Makes a call whose answer comes whole. Throws what `perform` throws. */
export async function performWhole(
  perform: PerformOperation,
  operation: UpstreamOperation,
  call: UpstreamCall,
): Promise<WholeAnswer> {
  const answer = await perform(operation, { ...call, delivery: 'whole' });
  if (answer.kind === 'stream') throw new Error(`A whole answer of ${operation} was streamed`);
  return answer;
}
