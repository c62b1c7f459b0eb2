import type { GenerateContentRequest, Part, SystemInstruction } from '../../../generated/contract-types.ts';
import { asObject, asString, listObjects, type Unchecked } from '../../core/json/json-object.ts';
import { refuseField } from '../../core/refuse-field.ts';

/** `systemInstruction` as format B has it. */
export interface ReadInstruction {
  /** Empty where there is none. */
  readonly system: string;
  readonly ignoredFields: readonly string[];
}

/**
 * The texts of the instruction, joined by line breaks. `prefix` stands before the names of fields. Throws `invalid_argument`
 * naming a part that is no text.
 */
export function readInstruction(
  { systemInstruction }: Unchecked<GenerateContentRequest>,
  prefix: string,
): ReadInstruction {
  const {
    parts,
    role: _,
    ...others
  } = asObject<SystemInstruction & { readonly role: string }>(systemInstruction);
  const path = `${prefix}systemInstruction`;
  const ignoredFields = Object.keys(others).map((name) => `${path}.${name}`);
  const texts = listObjects<Part>(parts).map((part, index) => {
    const place = `${path}.parts[${String(index)}]`;
    const { text, thought, ...rest } = part;
    if (thought === true) {
      ignoredFields.push(place);
      return '';
    }
    if (text === undefined) throw refuseField(place, 'This model takes instructions of text only.');
    ignoredFields.push(...Object.keys(rest).map((name) => `${place}.${name}`));
    return asString(text) ?? '';
  });
  return { system: texts.filter((text) => text.trim() !== '').join('\n'), ignoredFields };
}
