import type { RealtimeGaResponse } from '../../../../generated/contract-types.ts';
import type { RealtimeStep, RealtimeUsage } from '../../../core/realtime/realtime-model.ts';
import { measureItem, showItem, type KeptItem } from '../kept-item.ts';
import type { SessionContext } from '../session-context.ts';
import { CallWriter, SpeechWriter, TextWriter, type ItemPlace, type ItemWriter } from './item-writers.ts';
import { renderDetails, renderUsage, type ResponseOutcome } from './response-outcome.ts';
import type { ResponsePlan } from './response-plan.ts';

/** Tells the client of one response: everything that begins also ends, however the response does. */
export class ResponseWriter {
  readonly id: string;
  readonly plan: ResponsePlan;
  readonly #session: SessionContext;
  readonly #output: KeptItem[] = [];
  #open: ItemWriter | null = null;
  #isOver = false;

  constructor(session: SessionContext, plan: ResponsePlan) {
    this.id = session.createId('resp');
    this.plan = plan;
    this.#session = session;
    session.emit({ type: 'response.created', response: this.#render('in_progress') });
  }

  /** Whether `response.done` was sent. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Any step but the last one. Throws where it belongs to nothing that was begun. */
  take(step: Exclude<RealtimeStep, { readonly kind: 'end' }>): void {
    switch (step.kind) {
      case 'message':
        this.#begin({ kind: 'message', role: 'assistant', parts: [] }, (place) =>
          step.modality === 'text' ? new TextWriter(place) : new SpeechWriter(place, this.plan.format),
        );
        return;
      case 'call': {
        const callId = this.#session.createId('call');
        this.#begin(
          { kind: 'call', callId, name: step.name, arguments: '' },
          (place) => new CallWriter(place),
        );
        return;
      }
      default:
        if (this.#open === null) throw new Error(`The model sent ${step.kind} before it began an item.`);
        this.#open.take(step);
    }
  }

  /** Ends what is open and the response. Does nothing where it is over. */
  finish(outcome: ResponseOutcome, usage: RealtimeUsage | null): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#end(outcome.kind === 'completed' ? 'completed' : 'incomplete');
    const response = {
      ...this.#render(outcome.kind),
      status_details: renderDetails(outcome),
      usage: usage === null ? null : renderUsage(usage),
    };
    this.#session.emit({ type: 'response.done', response });
  }

  #begin(body: KeptItem['body'], createWriter: (place: ItemPlace) => ItemWriter): void {
    this.#end('completed');
    const { conversation, createId, emit } = this.#session;
    const id = createId('item');
    const item: KeptItem = { id, body, status: 'in_progress', length: measureItem({ id, body }) };
    // First of all, because there may be no memory for it.
    const previous_item_id = this.plan.place === 'conversation' ? conversation.insert(item, 'end') : null;
    const response_id = this.id;
    const output_index = this.#output.push(item) - 1;
    emit({ type: 'response.output_item.added', response_id, output_index, item: showItem(item) });
    if (this.plan.place === 'conversation')
      emit({ type: 'conversation.item.added', previous_item_id, item: showItem(item) });
    this.#open = createWriter({ session: this.#session, response_id, output_index, item });
  }

  #end(status: 'completed' | 'incomplete'): void {
    const open = this.#open;
    if (open === null) return;
    this.#open = null;
    const { conversation, emit } = this.#session;
    const { item, output_index } = open.place;
    open.finish();
    item.status = status;
    emit({ type: 'response.output_item.done', response_id: this.id, output_index, item: showItem(item) });
    if (this.plan.place === 'nowhere') return;
    const previous_item_id = conversation.findPrevious(item);
    emit({ type: 'conversation.item.done', previous_item_id, item: showItem(item) });
  }

  #render(status: RealtimeGaResponse['status']): RealtimeGaResponse {
    return {
      id: this.id,
      object: 'realtime.response',
      status,
      status_details: null,
      output: this.#output.map(showItem),
      usage: null,
      ...this.plan.head,
    };
  }
}
