import {
  asObject,
  asString,
  isObject,
  listObjects,
  type JsonObject,
} from '../../../core/json/json-object.ts';
import { estimateTokens } from '../text/estimate-tokens.ts';
import { markCacheControl, type InputMeter } from './create-input-meter.ts';
import type { ToolChoice, ToolSpec } from './prompt.ts';

/** Types of the vendor's own client-side tools carry a date: `bash_20241022`. */
const typedKinds: readonly (readonly [prefix: string, kind: ToolSpec['kind']])[] = [
  ['computer_', 'computer'],
  ['bash_', 'bash'],
  ['text_editor_', 'text-editor'],
  ['memory_', 'memory'],
];

/** The tools of a format B request. */
export function readMessageTools(tools: unknown, meter: InputMeter): readonly ToolSpec[] {
  return listObjects(tools).flatMap((tool) => {
    meter.add(estimateTokens(JSON.stringify(tool)), 'TEXT');
    markCacheControl(tool.cache_control, meter);
    return readTool(tool) ?? [];
  });
}

function readTool(tool: JsonObject): ToolSpec | null {
  const name = asString(tool.name);
  const kind = mapKind(asString(tool.type) ?? 'custom', tool);
  if (name === null) return null;
  const schema = kind === 'custom' ? tool.input_schema : tool;
  return { name, kind, description: asString(tool.description) ?? '', schema };
}

function mapKind(type: string, tool: JsonObject): ToolSpec['kind'] {
  if (type === 'custom' || isObject(tool.input_schema)) return 'custom';
  return typedKinds.find(([prefix]) => type.startsWith(prefix))?.[1] ?? 'server';
}

/** No choice is `auto`. */
export function readMessageToolChoice(choice: unknown): ToolChoice {
  const { type, name, disable_parallel_tool_use: disabled } = asObject(choice);
  const base = { names: null, calls: disabled === true ? 'one' : 'many', param: 'tool_choice.name' } as const;
  switch (type) {
    case 'none':
      return { ...base, mode: 'none' };
    case 'any':
      return { ...base, mode: 'required' };
    case 'tool':
      return { ...base, mode: 'required', names: [asString(name) ?? ''], calls: 'one' };
    default:
      return { ...base, mode: 'auto' };
  }
}
