import { parseToolUseId } from '../../src/formats/messages/tool-ids.ts';

type Json = Readonly<Record<string, unknown>>;

/**
 * What a request of format B says, whichever way it says it: texts as blocks, turns of one role as one, texts of the assistant in a row too, results before what
 * follows them and their media behind, documents as what they consist of, ids without signatures, and nothing that is
 * without effect in another format. Two requests of one meaning are equal.
 */
export function describeMeaning(request: Json): Json {
  const { max_tokens, temperature, top_p, top_k, thinking, output_config: output } = request;
  const turns = asList(request.messages);
  const systemTurns = turns.filter(({ role }) => role === 'system');
  return {
    max_tokens,
    temperature,
    // 1 is what is meant without it.
    top_p: top_p ?? 1,
    top_k,
    thinking,
    format: (output as Json | undefined)?.format ?? request.output_format,
    // Those of white space alone stop nothing.
    stop_sequences: asList(request.stop_sequences).filter((sequence) => String(sequence).trim() !== ''),
    system: [request.system, ...systemTurns.map(({ content }) => content)].flatMap(listTexts).join('\n'),
    tools: asList(request.tools).map(describeTool),
    tool_choice: describeChoice(request.tool_choice as Json | undefined),
    messages: mergeTurns(turns.filter(({ role }) => role !== 'system')),
  };
}

function asList(value: unknown): readonly Json[] {
  return Array.isArray(value) ? (value as Json[]) : [];
}

function listTexts(content: unknown): readonly unknown[] {
  if (typeof content === 'string') return content === '' ? [] : [content];
  return asList(content).map(({ text }) => text);
}

function describeTool({ name, description, input_schema: schema }: Json): Json {
  return { name, description, input_schema: { type: 'object', ...(schema as Json) } };
}

function describeChoice({ type, name }: Json = {}): Json | null {
  return type === undefined || type === 'auto' ? null : { type, name };
}

function mergeTurns(turns: readonly Json[]): readonly Json[] {
  const merged: { readonly role: unknown; readonly results: Json[]; readonly blocks: Json[] }[] = [];
  for (const { role, content } of turns) {
    const blocks = typeof content === 'string' ? [{ type: 'text', text: content }] : asList(content);
    const said = blocks.flatMap(describeBlock);
    if (said.length === 0) continue;
    if (merged.at(-1)?.role !== role) merged.push({ role, results: [], blocks: [] });
    for (const block of said) merged.at(-1)?.[block.result === undefined ? 'blocks' : 'results'].push(block);
  }
  return merged.map((turn) =>
    turn.role === 'assistant' ? { ...turn, blocks: joinTexts(turn.blocks) } : turn,
  );
}

/** What the model said in pieces it said at once. */
function joinTexts(blocks: readonly Json[]): readonly Json[] {
  const joined: Json[] = [];
  for (const block of blocks) {
    const before = joined.at(-1)?.text;
    if (typeof before === 'string' && typeof block.text === 'string') {
      joined[joined.length - 1] = { text: before + block.text };
    } else joined.push(block);
  }
  return joined;
}

function describeBlock(block: Json): readonly Json[] {
  switch (block.type) {
    case 'text':
      return mediaLabel.test(String(block.text)) ? [] : [{ text: block.text }];
    case 'image':
      return [describeMedia(block.source as Json)];
    case 'document':
      return describeDocument(block);
    case 'tool_use':
      return [{ call: parseToolUseId(String(block.id)).callId, name: block.name, input: block.input }];
    case 'tool_result':
      return describeResult(block);
    default:
      return [];
  }
}

function describeMedia({ media_type: mediaType, data }: Json): Json {
  return { mediaType, data };
}

function describeDocument({ source, title, context }: Json): readonly Json[] {
  const heading = [title, context].filter((text) => text !== undefined).join('\n');
  const { type, data, content } = source as Json;
  return [
    ...(heading === '' ? [] : [{ text: heading }]),
    ...(type === 'base64' ? [describeMedia(source as Json)] : []),
    ...(type === 'text' ? [{ text: data }] : []),
    ...(typeof content === 'string' ? [{ text: content }] : asList(content).flatMap(describeBlock)),
  ];
}

/** What a translation says of media that stand behind their results means nothing new. */
const mediaLabel = /^Media \d+, of the result of .*:$/u;
const mediaReference = /(?:^|\n)\[Media \d+\]/gu;

function describeResult({ tool_use_id: id, content, is_error: isError }: Json): readonly Json[] {
  const blocks = typeof content === 'string' ? [{ text: content }] : asList(content).flatMap(describeBlock);
  const texts = blocks.flatMap((block) => ('text' in block ? [block.text] : []));
  return [
    {
      result: parseToolUseId(String(id)).callId,
      text: texts.join('\n').replaceAll(mediaReference, ''),
      isError: isError === true,
    },
    ...blocks.filter((block) => !('text' in block)),
  ];
}
