/**
 * What vendors write where a request is in order and it is this model that cannot do what is asked for, or not so much of it:
 * https://platform.claude.com/docs/en/api/errors, https://ai.google.dev/gemini-api/docs/troubleshooting. A word about the request itself
 * ("unsupported image format") is none of these: every model would say it.
 */
const phrases: readonly RegExp[] = [
  /\bmodels?\b.{0,80}\b(?:(?:does|do) not|doesn't|cannot|can't|only) (?:support|accept|allow|take|work|use)/iu,
  /^'[\w.@:/-]{1,100}' does not support\b/u,
  /\b(?:not (?:supported|enabled|available|allowed|permitted)|unsupported) (?:for|by|on|in|with) (?:the |this )?(?:requested )?(?:models?\b|claude-|gemini-|`)/iu,
  /\b(?:for|on) this model\b/iu,
  /^multiple tools are supported only when\b/iu,
  /\bcontrolled generation is not supported with\b/iu,
  /^(?:function calling|tool use|structured output|code execution)\b.{0,80} is (?:unsupported|not supported)/iu,
  /^prompt is too long\b/iu,
  /\bexceeds? (?:the (?:maximum number of (?:input )?tokens|context)|context limit)/iu,
  /\bmaximum allowed number of output tokens\b/iu,
];

/** What a refusal says, it says at its beginning. */
const maxReadCharacters = 1_000;

/** Whether the message of a refused request speaks of what the model cannot do, so that another one may. */
export function isBeyondModel(message: string): boolean {
  const beginning = message.slice(0, maxReadCharacters);
  return phrases.some((phrase) => phrase.test(beginning));
}
