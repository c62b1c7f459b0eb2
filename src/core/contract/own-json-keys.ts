/** Keys of format B whose value is JSON of the client's own. That of `input` is, too, in a call of a tool. */
export const ownMessageKeys = ['input_schema', 'input_examples', 'schema'] as const;

/** Keys of format C whose value is JSON of the client's own. */
export const ownContentKeys = ['args', 'response', 'parametersJsonSchema', 'responseJsonSchema'] as const;
