import { describe, expect, it } from 'vitest';
import { cleanText } from '../../../../src/core/texts/clean-text.ts';
import { createWordContext } from '../../../../src/core/texts/word-context.ts';
import { watchCpu } from '../../../support/watch-cpu.ts';

const toolId = 'toolu_01EPeY4jhznE8ipJCLiFTXiP';
const request = {
  value: { model: 'm', messages: [{ content: [{ type: 'tool_use', id: toolId }] }], brand_new: {} },
  bytes: null,
};
const context = createWordContext(request);

/** What the vendors answer to requests that are wrong, as often as any other text. */
const known = [
  'messages.0.content: Field required',
  'messages: text content blocks must be non-empty',
  'messages.5: all messages must have non-empty content except for the optional final assistant message',
  'messages: roles must alternate between "user" and "assistant", but found multiple "user" roles in a row',
  'messages.1.role: Unexpected role "tool". Allowed roles are "user" or "assistant".',
  'max_tokens: 300000 > 128000, which is the maximum allowed number of output tokens for claude-opus-4-6',
  'max_tokens: 10000 > 4096, which is the maximum allowed number of output tokens for claude-3-5-sonnet-20240620',
  'prompt is too long: 212345 tokens > 200000 maximum',
  'input length and `max_tokens` exceed context limit: 199000 + 21333 > 200000, decrease input length or `max_tokens` and try again',
  `messages.8: \`tool_use\` ids were found without \`tool_result\` blocks immediately after: ${toolId}. Each \`tool_use\` block must have a corresponding \`tool_result\` block in the next message.`,
  'tools.18.custom.name: String should have at most 128 characters',
  "tools.0.custom.name: String should match pattern '^[a-zA-Z0-9_-]{1,128}$'",
  'tools.1.custom.input_schema: input_schema does not support oneOf, allOf, or anyOf at the top level',
  'tools.0.custom.input_schema.type: Field required',
  'tools: Tool names must be unique.',
  "tools.3.web_search_20250305.name: Input should be 'web_search'",
  'thinking.budget_tokens: Input should be greater than or equal to 1024',
  'thinking.enabled.budget_tokens: Field required',
  '`temperature` may only be set to 1 when thinking is enabled.',
  '`temperature` and `top_p` cannot both be specified for this model. Please use only one.',
  'messages.1.content.0.type: Expected `thinking` or `redacted_thinking`, but found `text`. When `thinking` is enabled, a final `assistant` message must start with a thinking block (preceding the lastmost set of `tool_use` and `tool_result` blocks).',
  'messages.3.content.1: Invalid `signature` in `thinking` block',
  'messages.0.content.1.image.source.base64: The image was specified using the image/png media type, but it does not appear to be a valid png image',
  'messages.0.content.0.image.source.base64.data: At least one of the image dimensions exceed max allowed size: 8000 pixels',
  'messages.0.content.0.image.source.base64: image exceeds 5 MB maximum: 6291456 bytes > 5242880 bytes',
  'messages.0.content.1.document.source.base64.data: The PDF specified was not valid.',
  'A maximum of 4 blocks with cache_control may be provided. Found 5.',
  'metadata.user_id: String should have at most 256 characters',
  'context_management: Extra inputs are not permitted',
  'brand_new.edits.0: Extra inputs are not permitted',
  'Unexpected value(s) `interleaved-thinking-2025-05-14` for the `anthropic-beta` header.',
  'Could not process image',
  "Invalid value at 'generation_config.response_schema' (TYPE_STRING), 7",
  `Invalid value at 'safety_settings[0].category' (type.googleapis.com/google.ai.generativelanguage.v1beta.HarmCategory), "HARM_CATEGORY_FOO"`,
  `Invalid JSON payload received. Unknown name "role" at 'contents[0].parts': Cannot find field.`,
  'Invalid JSON payload received. Unknown name \\"topP\\" at \'generation_config\': Proto field is not repeating, cannot start list.',
  '* GenerateContentRequest.contents: contents is not specified',
  "* GenerateContentRequest.contents[33].parts[0].data: required oneof field 'data' must have one initialized field",
  '* GenerateContentRequest.generation_config.response_schema.properties[city].items: missing field.',
  '* GenerateContentRequest.tools[0].function_declarations[0].parameters.properties: should be non-empty for OBJECT type',
  'contents[0].parts: must not be empty',
  'Please ensure that function call turn comes immediately after a user turn or after a function response turn.',
  'The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).',
  'Unable to submit request because it has a maxOutputTokens value of 100000 but the supported range is from 1 (inclusive) to 65537 (exclusive). Update the value and try again.',
  "Function calling with a response mime type: 'application/json' is unsupported",
  'Unsupported MIME type: application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'Request payload size exceeds the limit: 20971520 bytes.',
  'The thinking budget 50000 is invalid. Please choose a value between 512 and 24576.',
  'Multiturn chat is not enabled for models/gemini-2.5-flash-image',
  'Image input modality is not enabled for models/gemini-2.5-flash-preview-tts',
  'temperature must be in the range [0.0, 2.0], got 3.5',
  "Aspect ratio '16:10' is not one of 1:1, 3:4, 4:3, 9:16 and 16:9.",
  "Invalid value: '1000x1000'. Supported values are: '1024x1024', '1024x1536', '1536x1024', and 'auto'.",
  "Unknown parameter: 'response_format'.",
  "Missing required parameter: 'prompt'.",
  "Invalid type for 'n': expected an integer, but got a string instead.",
  "Invalid 'n': integer above maximum value. Expected a value <= 10, but got 11 instead.",
  "Invalid 'prompt': string too long. Expected a string with maximum length 32000, but got a string with length 40000 instead.",
  'This model reads image/png, application/pdf and text/* only; image/*, text/*.',
  "Invalid file 'image[0]': unsupported mimetype ('application/octet-stream'). Supported file formats are 'image/jpeg', 'image/png', and 'image/webp'.",
  'Invalid image file or mode for image 2, please check your image file.',
  'Transparent background is not supported for this model.',
  'Width and height must both be divisible by 16; 3840x2161 is not, e.g. 3840x2160 is.',
  "The model 'gpt-image-2' does not support the parameter input_fidelity.",
  'The model gpt-4.1-mini-2025-04-14 and/or claude-sonnet-4-5@20250929 cannot be used with HTTP/1.1',
  'Please retry in 34.074824224s, at 12:30:45 on 2026-01-31, or after 1,048,576 tokens (5.5%).',
  'generic::invalid_argument: std::bad_alloc in v1beta',
  'the field org_chart of picture.png',
  'tools.0.input_schema: skipped_validation_of_key',
  'Invalid value at generation_config.token_count',
  '参数 max_tokens 超出范围：必须在 1 到 8192 之间',
  'El parámetro temperature debe ser un número entre 0 y 1.',
];

/** What tells of the upstream's inside, and what is left of it. */
const telling: readonly (readonly [text: string, shown: string])[] = [
  ['See https://docs.example.com/a?b=c for more.', 'See [url] for more.'],
  ['(gs://bucket/file.png) is missing', '([url]) is missing'],
  ['at http://[fe80::1]:80/x, https://[host]/docs', 'at [url] [url]'],
  ['Key sk-ant-api03-AbCdEfGhIjKl is revoked', 'Key [key] is revoked'],
  ['Key AIzaSyA1234567890abcdefghij is revoked', 'Key [key] is revoked'],
  ['Authorization: Bearer abcdefgh12345678', 'Authorization: [key]'],
  ['/v1beta/models/x?key=abc&alt=sse failed', '[path]?key=[key]&alt=sse failed'],
  ['contact us at help.example.com/x?y=1, please', 'contact us at [host] please'],
  ['write to first.last+1@mail.example.org.', 'write to [address].'],
  ['run by svc-user@build-host', 'run by [address]'],
  ['Include the request ID req_0123456789abcdef.', 'Include the request ID [id].'],
  ['in organization org-A1b2C3d4E5f6 on images', 'in organization [id] on images'],
  ['tool_use id toolu_01A09q90qw90lq917835lq9xyz', 'tool_use id [id]'],
  ['trace 7a1f7c3e-0000-4000-8000-3d2f1e9c8b7a, node 4', 'trace [id], node 4'],
  ['span 4bf92f3577b34da6a3ce929d0e0e4736', 'span [id]'],
  ['account 123456789012, project_number:123456789012', 'account [id], project_number:[id]'],
  ['arn AKIAIOSFODNN7EXAMPLE', 'arn [id]'],
  ['connect ECONNREFUSED 10.0.3.7:8443', 'connect ECONNREFUSED [host]'],
  ['peer (10.0.3.7) and 10.0.3.0/24 and tcp:10.0.3.7:443', 'peer ([host]) and [host] and [host]'],
  ['连接到10.0.3.7:8080失败', '连接到[host]失败'],
  ['at fe80::1ff:fe23:4567:890a%eth0, [2001:db8::1]:8443 and ::1', 'at [host], [host] and [host]'],
  ['peer:fe80::1 and tcp:[::1]:80', '[host] and [host]'],
  ['ip-10-0-3-7 and ip-10-0-3-7.ec2.internal', '[host] and [host]'],
  [
    'dial tcp: lookup llm.svc.cluster.local on 10.96.0.10:53: no such host',
    'dial tcp: lookup [host] on [host]: no such host',
  ],
  ['db01:5432, redis:6379/0 and api:8080', '[host], [path] and [host]'],
  ['foo.internal db.prod.corp printer.lan gateway.home.', '[host] [host] [host] [host].'],
  ['config.internal and content.db.corp and user.svc', '[host] and [host] and [host]'],
  ['messages.internal.corp is down', '[host] is down'],
  ['upstream llm-7.eu-west.prod said no', 'upstream [host] said no'],
  ['on node gpu7 of host: worker-3a', 'on node [host] of host: [host]'],
  ['see /etc/passwd, ~/key.pem, ./conf/a.yaml and ../x', 'see [path], [path], [path] and [path]'],
  ['File "/usr/lib/python3.11/site-packages/litellm/main.py", line 12, in x', 'File "[path]", line 12, in x'],
  ['at send (/srv/app/dist/index.js:12:3)', 'at send ([path])'],
  ['src/server/app.py and etc/passwd and home/bob', '[path] and [path] and [path]'],
  [
    'C:\\Users\\svc\\key.txt and D:/data/x and \\\\share\\keys and CORP\\svc-llm',
    '[path] and [path] and [path] and [path]',
  ],
  [
    'projects/acme-prod-123/locations/us-central1/publishers/google/models/gemini-2.5-pro is not allowed',
    'projects/[id]/locations/[id]/publishers/google/models/gemini-2.5-pro is not allowed',
  ],
  ['files/abc123def456 and models/db.prod.corp', 'files/[id] and models/[host]'],
  ['one\r\ntwo\tthree\u0000four\u2028five', 'one two three four five'],
  ['argument.\\nInvalid JSON', 'argument. Invalid JSON'],
  ['a lone \ud83d surrogate', 'a lone \ufffd surrogate'],
];

describe('cleanText', () => {
  it.each(known)('leaves %s', (text) => {
    expect(cleanText(text, context)).toBe(text);
  });

  it.each(telling)('turns %j into %j', (text, shown) => {
    expect(cleanText(text, context)).toBe(shown);
  });

  it('shows an id only to the client that sent it as a text of its own', () => {
    const text = `after ${toolId}.`;
    expect(cleanText(text, context)).toBe(text);
    const bytes = Buffer.from(JSON.stringify(request.value));
    expect(cleanText(text, createWordContext({ value: {}, bytes }))).toBe(text);
    const within = Buffer.from(JSON.stringify({ text: `guess: ${toolId}` }));
    expect(cleanText(text, createWordContext({ value: {}, bytes: within }))).toBe('after [id].');
    expect(cleanText(text, createWordContext(null))).toBe('after [id].');
  });

  it('shows no address, not even one that the client guessed', () => {
    const guessed = createWordContext({ value: { db: ['10.0.3.7', 'db.prod.corp', '/srv/x'] }, bytes: null });
    expect(cleanText('10.0.3.7 db.prod.corp /srv/x', guessed)).toBe('[host] [host] [path]');
  });

  it('shows at most 1000 characters', () => {
    const text = cleanText('a b'.repeat(10_000), context);
    expect(text).toHaveLength(1001);
    expect(text.endsWith('…')).toBe(true);
  });

  it('does not show the start of a word that is cut off', () => {
    const spaces = ' '.repeat(1_990);
    expect(cleanText(`no${spaces}correct-horse-battery`, context)).toBe('no…');
    expect(cleanText('x'.repeat(9_000), context)).toBe('…');
  });

  it('is the same when it is done twice', () => {
    for (const [text] of telling) {
      const once = cleanText(text, context);
      expect(cleanText(once, context)).toBe(once);
    }
  });

  it.each([
    'a.'.repeat(2_000),
    'a@'.repeat(2_000),
    ':'.repeat(4_000),
    'req-'.repeat(1_000),
    `${'a'.repeat(3_999)} `,
    '\\'.repeat(4_000),
    '['.repeat(4_000),
    '0:'.repeat(2_000),
    'a-'.repeat(2_000),
  ])('takes no time for a text written to take some', (text) => {
    const spentMs = watchCpu();
    cleanText(text, context);
    expect(spentMs()).toBeLessThan(5_000);
  });
});
