import { createRejection } from '../create-failure.ts';
import type { Prompt } from './prompt.ts';

/** Throws `invalid_argument` when a directive or the request's tool choice names a tool the request does not have. */
export function checkToolNames({ directives, tools, toolChoice }: Prompt, deploymentId: string): void {
  const known = new Set(tools.map(({ name }) => name));
  const directed = directives.tools.find((name) => !known.has(name));
  if (directed !== undefined) {
    throw createRejection(
      `[[tool=${directed}]] names a tool that the request does not have.`,
      null,
      deploymentId,
    );
  }
  if (toolChoice.mode !== 'required') return;
  const chosen = toolChoice.names?.find((name) => !known.has(name));
  if (chosen === undefined) return;
  const message = `The tool ${JSON.stringify(chosen)} is demanded, but the request does not have it.`;
  throw createRejection(message, toolChoice.param, deploymentId);
}
