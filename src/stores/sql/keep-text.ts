/**
 * What both databases give back of a text: PostgreSQL keeps no NUL and fails where it is asked for one, and halves of surrogate pairs
 * are nothing that UTF-8 has.
 */
export function keepText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\ufffd');
}

/** The same of a parameter, which may be anything that a database takes. */
export function keepParameter<Value>(value: Value): Value | string {
  return typeof value === 'string' ? keepText(value) : value;
}
