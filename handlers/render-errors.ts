import type { ErrorFormat } from '../src/core/area.ts';
import type { RenderError } from '../src/core/operation.ts';
import { renderAccountError } from './account/render-error.ts';
import { renderContentError } from './generate-content/render-error.ts';
import { renderMessageError } from './messages/render-error.ts';
import { renderOpenAiError } from './render-openai-error.ts';
import { renderVideoStatusError } from './video/render-error.ts';

/** How each error format is written. */
export const renderErrors: Readonly<Record<ErrorFormat, RenderError>> = {
  openai: renderOpenAiError,
  messages: renderMessageError,
  generateContent: renderContentError,
  account: renderAccountError,
  videoStatus: renderVideoStatusError,
};
