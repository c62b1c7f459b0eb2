import type { AnswerPart, ToolCallPart } from '../plan/answer-plan.ts';
import type { CallMarks } from '../prompt/prompt.ts';
import type { JsonObject } from '../../../core/json/json-object.ts';

/** A part of format C; `null` for parts this format does not have. */
export function renderPart(part: AnswerPart, marks: CallMarks): JsonObject | null {
  switch (part.kind) {
    case 'text':
      return { text: part.text };
    case 'thinking':
      return { text: part.text, thought: true };
    case 'tool-call':
      return renderCall(part, marks);
    case 'code':
      return { executableCode: { language: 'PYTHON', code: part.code } };
    case 'code-result':
      return { codeExecutionResult: { outcome: 'OUTCOME_OK', output: part.output } };
    case 'audio':
      return { inlineData: { mimeType: part.mimeType, data: part.data } };
    case 'image':
      return part.data === null ? null : { inlineData: { mimeType: part.mimeType, data: part.data } };
    case 'redacted-thinking':
      return null;
  }
}

function renderCall({ id, name, input, signature }: ToolCallPart, { ids }: CallMarks): JsonObject {
  return {
    functionCall: { ...(ids === 'given' ? { id } : {}), name, args: input },
    ...(signature === null ? {} : { thoughtSignature: signature }),
  };
}
