/** No text is newly written with a character that its readers would not see. */
import { hiddenCharacter, hiddenCharacterMessage } from '#contract/text.ts';
import { badInput, type FieldError } from '../errors.ts';

/** Only changed texts are checked: an older one that hides a character must not stop an edit of another field. */
export function refuseHiddenText(written: unknown, stored?: unknown) {
  const errors = hiddenIn(written, stored, []);
  if (errors.length > 0) throw badInput(errors);
}

function hiddenIn(written: unknown, stored: unknown, path: string[]): FieldError[] {
  if (typeof written === 'string') {
    const lines = path.at(-1) === 'description' ? 'many' : 'one';
    const character = written === stored ? undefined : hiddenCharacter(written, lines);
    return character === undefined
      ? []
      : [{ path: path.join('.'), message: hiddenCharacterMessage(character) }];
  }
  if (typeof written !== 'object' || written === null) return [];
  const before = (stored ?? {}) as Record<string, unknown>;
  return Object.entries(written).flatMap(([name, value]) =>
    hiddenIn(value, before[name], [...path, name]),
  );
}
