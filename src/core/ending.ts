/** Why an answer ended, whatever its format calls that. */
export type Ending =
  | 'complete'
  | 'stop-sequence'
  | 'tool-calls'
  | 'max-tokens'
  /** A content filter, or the model itself, held the answer back. */
  | 'filtered'
  /** The model wrote what is no answer, such as a call that cannot be read. */
  | 'malformed'
  | 'other';
