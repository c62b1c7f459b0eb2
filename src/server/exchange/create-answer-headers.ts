import { systemClock } from '../../core/clock.ts';
import type { Exchange } from './exchange.ts';
import { renderRateHeaders } from './render-rate-headers.ts';

/**
 * The headers of every answer, and where an upstream was asked, which one, how often, and how the time was spent (W3C Server Timing).
 * Format B's clients look for the request id under another name as well.
 */
export function createAnswerHeaders(exchange: Exchange): Record<string, string> {
  const { requestId, notes } = exchange;
  const headers: Record<string, string> = { 'x-request-id': requestId, 'x-content-type-options': 'nosniff' };
  if (isReadByMessageClients(exchange)) headers['request-id'] = requestId;
  if (notes.deploymentId !== undefined) headers['x-specway-deployment'] = notes.deploymentId;
  if (notes.attempts !== undefined) headers['x-specway-attempts'] = String(notes.attempts);
  if (notes.fallbackModel !== undefined) headers['x-specway-fallback'] = notes.fallbackModel;
  if (notes.upstreamMs !== undefined) headers['server-timing'] = renderTiming(exchange, notes.upstreamMs);
  const report = exchange.dues?.report ?? null;
  if (report === null) return headers;
  const { area, profile } = exchange;
  return { ...headers, ...renderRateHeaders(report, { area, profile, now: systemClock.now() }) };
}

/** Format B itself, and the model lists that its clients share with OpenAI's. */
function isReadByMessageClients({ area, errorFormat }: Exchange): boolean {
  return errorFormat === 'messages' || (area === 'models' && errorFormat === 'openai');
}

/** Pauses between attempts are named only where there were any. */
function renderTiming({ startedAt, notes: { waitMs } }: Exchange, upstreamMs: number): string {
  const gatewayMs = performance.now() - startedAt - upstreamMs - (waitMs ?? 0);
  const timing = `gateway;dur=${gatewayMs.toFixed(1)}, upstream;dur=${upstreamMs.toFixed(1)}`;
  return waitMs === undefined ? timing : `${timing}, wait;dur=${waitMs.toFixed(1)}`;
}
