import { describe, expect, it } from 'vitest';
import { isBeyondModel } from '../../../../src/core/wire/is-beyond-model.ts';

describe('isBeyondModel', () => {
  it.each([
    'Prefilling assistant messages is not supported for this model.',
    'This model does not support assistant message prefill. The conversation must end with a user message.',
    "'claude-haiku-4-5-20251001' does not support tool types: computer_20251124. Did you mean one of computer_20250124?",
    'adaptive thinking is not supported on this model',
    'This model does not support the effort parameter.',
    'prompt is too long: 215332 tokens > 200000 maximum',
    'input length and `max_tokens` exceed context limit: 190000 + 20000 > 200000, decrease input length or `max_tokens` and try again',
    'max_tokens: 128000 > 64000, which is the maximum allowed number of output tokens for claude-haiku-4-5',
    "Function calling with a response mime type: 'application/json' is unsupported",
    "Tool use with a response mime type: 'application/json' is unsupported",
    'Tool use with function calling is unsupported by the model.',
    'Tool use with function calling is unsupported',
    'Multiple tools are supported only when they are all search tools.',
    'controlled generation is not supported with Search tool',
    'Unable to submit request because controlled generation is not supported with google_search tool.',
    'Tool call context circulation is not enabled for models/gemini-2.5-flash',
    '`temperature` and `top_p` cannot both be specified for this model. Please use only one.',
    '`temperature` is deprecated for this model.',
    "output_config.effort 'xhigh' is not supported when thinking is disabled on this model. Use effort 'high' or below, or enable thinking.",
    '"thinking.type.between_tools" is not supported for this model.',
    'tool_choice: type "tool" and "any" are not supported for this model.',
    "'claude-opus-4-7' does not support the `speed` parameter.",
    'Thinking level is not supported for this model.',
    'Function calling is not enabled for models/gemma-3-27b-it',
    'Developer instruction is not enabled for models/gemma-3-27b-it',
    'Multiple candidates is not enabled for this model',
    'Image input modality is not enabled for models/gemma-3-1b-it',
    'Budget 0 is invalid. This model only works in thinking mode.',
    'The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).',
    'The requested combination of response modalities (TEXT, IMAGE) is not supported by the model. models/gemini-2.5-pro accepts the following combination of response modalities: TEXT',
    'Transparent background is not supported for this model.',
  ])('is true of %j', (message) => {
    expect(isBeyondModel(message)).toBe(true);
  });

  it.each([
    '',
    'messages: at least one message is required',
    'messages.0.content.0.image.source.media_type: unsupported image format',
    'User location is not supported for the API use.',
    'max_tokens: Field required',
    'Please enable tool_config.include_server_side_tool_invocations to use Built-in tools with Function calling.',
    'messages.1.content.0.type: Expected `thinking` or `redacted_thinking`, but found `text`.',
    'The document has too many pages for the model to read it; the file is not supported.',
    'tools.0.name: the model field is not allowed here',
    'Please ensure that function call turn comes immediately after a user turn or after a function response turn.',
    "Invalid value at 'generation_config.response_mime_type' (TYPE_STRING), 7",
    'Your request was rejected as a result of our safety system.',
    'model: String should have at most 256 characters',
  ])('is false of %j', (message) => {
    expect(isBeyondModel(message)).toBe(false);
  });

  it('reads the beginning of a long text only', () => {
    const text = 'Prefill is not supported for this model.';
    expect(isBeyondModel(' '.repeat(900) + text)).toBe(true);
    expect(isBeyondModel(' '.repeat(1_000) + text)).toBe(false);
  });
});
