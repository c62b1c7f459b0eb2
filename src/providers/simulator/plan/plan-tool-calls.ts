import type { CreateId } from '../create-id.ts';
import { createRandom, type Random } from '../create-random.ts';
import { findHints, noHints, type PromptHints } from '../prompt/find-hints.ts';
import type { Prompt, ToolSpec } from '../prompt/prompt.ts';
import { asObject, isObject } from '../../../core/json/json-object.ts';
import { readNumber } from '../read-json.ts';
import { listAgents } from '../schema/find-agents.ts';
import { generateFromSchema } from '../schema/generate-from-schema.ts';
import { placeNames } from '../schema/generate-string.ts';
import { takeDescribedLimits } from '../schema/take-described-limits.ts';
import { obeysWords } from './acts-on-machine.ts';
import type { ToolCallPart } from './answer-plan.ts';
import { chooseTools } from './choose-tools.ts';
import { createSignature } from './create-signature.ts';
import { findOpenQuestion, isToolSearch, listDeferred } from './tool-search.ts';

/** Most places one question is asked about. */
const maxPlaces = 4;

export interface ToolCallOptions {
  /** Which candidate the calls are for. */
  readonly purpose: string;
  readonly createId: CreateId;
}

/** The calls of one answer; none when it is given in words. Their inputs fit the tools' schemas. */
export function planToolCalls(
  prompt: Prompt,
  question: string,
  { purpose, createId }: ToolCallOptions,
): readonly ToolCallPart[] {
  const open = findOpenQuestion(prompt, question);
  const tools = chooseTools(prompt, open);
  if (tools.length === 0) return [];
  const hints = findHints(open);
  const deferred = tools.some(isToolSearch) ? listDeferred(prompt, open) : [];
  return listTargets(prompt, tools, hints).map(({ tool, hints: own }, index) => {
    const random = createRandom(prompt.seed, `${purpose} call ${String(index)}`);
    const isSigned = index === 0 && prompt.callMarks.signatures === 'given';
    return {
      kind: 'tool-call',
      id: createId(),
      name: tool.name,
      input:
        deferred.length > 0 && isToolSearch(tool)
          ? { query: `select:${deferred.join(',')}` }
          : createInput(tool, chooseHints(tool, own, prompt), random),
      signature: isSigned ? createSignature(random) : null,
    };
  });
}

interface Target {
  readonly tool: ToolSpec;
  readonly hints: PromptHints;
}

/** “The weather in Paris and London” is two calls of one tool. */
function listTargets(prompt: Prompt, tools: readonly ToolSpec[], hints: PromptHints): readonly Target[] {
  const [only] = tools;
  const isRepeated = tools.length === 1 && prompt.toolChoice.calls === 'many' && hints.names.length > 1;
  if (!only || !isRepeated || !takesPlace(only)) return tools.map((tool) => ({ tool, hints }));
  return hints.names.slice(0, maxPlaces).map((name) => ({ tool: only, hints: { ...hints, names: [name] } }));
}

function takesPlace({ kind, schema }: ToolSpec): boolean {
  return (
    kind === 'custom' &&
    Object.keys(asObject(asObject(schema).properties)).some((key) => placeNames.test(key))
  );
}

/** A tool that obeys words gets none of the question's. */
function chooseHints(tool: ToolSpec, own: PromptHints, { system, notes }: Prompt): PromptHints {
  const hints = obeysWords(tool) ? noHints : own;
  const lists = [tool.description, ...system, ...notes, own.text].map(listAgents);
  return { ...hints, agents: lists.find(({ length }) => length > 0) ?? [] };
}

function createInput({ kind, schema }: ToolSpec, hints: PromptHints, random: Random): unknown {
  switch (kind) {
    case 'computer':
      return createComputerInput(asObject(schema), hints);
    case 'bash':
      return { command: 'true' };
    case 'text-editor':
      return { command: 'view', path: '/tmp/specway-simulated.txt' };
    case 'memory':
      return { command: 'view', path: '/memories' };
    default: {
      const limited = takeDescribedLimits(schema ?? { type: 'object' });
      const input = generateFromSchema(limited, { random, hints, purpose: 'arguments' });
      return isObject(input) ? input : {};
    }
  }
}

/** Clicks the middle of the screen or types what is quoted where the prompt says so; else takes a screenshot. */
function createComputerInput(
  definition: Readonly<Record<string, unknown>>,
  { lowerCase, quoted }: PromptHints,
): object {
  const [text] = quoted;
  if (/\btype\b/.test(lowerCase) && text !== undefined) return { action: 'type', text };
  if (!/\bclick\b/.test(lowerCase)) return { action: 'screenshot' };
  const width = readNumber(definition.display_width_px) ?? 1024;
  const height = readNumber(definition.display_height_px) ?? 768;
  return { action: 'left_click', coordinate: [Math.floor(width / 2), Math.floor(height / 2)] };
}
