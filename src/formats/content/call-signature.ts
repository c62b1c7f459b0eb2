/**
 * What the vendor of format C wants in the place of a signature on calls that its model did not make, such as those of a
 * conversation that began with another model: https://ai.google.dev/gemini-api/docs/thought-signatures
 */
export const foreignCallSignature = 'skip_thought_signature_validator';
