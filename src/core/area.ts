/**
 * The areas of the contract; each is one OpenAPI tag. `models` lists what can be called, `operations` holds the
 * health checks of the process itself.
 */
export type Area =
  'images' | 'video' | 'messages' | 'generateContent' | 'realtime' | 'account' | 'models' | 'operations';

/**
 * How an error is written on the wire. Several areas share the `openai` envelope; `x-error-format` of an operation
 * says which one it uses. `videoStatus` is that of the wrapped status of a video task.
 */
export type ErrorFormat = 'openai' | 'messages' | 'generateContent' | 'account' | 'videoStatus';

/**
 * Which of the two contract profiles a request is held to. `neutral` is the published interface to the letter;
 * `vendor` is the same document with the files of `specs/overlays/` applied. The client's spelling chooses
 * (see docs/profiles.md).
 */
export type Profile = 'neutral' | 'vendor';
