/** Rejects writes that contain invisible characters. */
import { hiddenCharacter, hiddenCharacterMessage } from '#contract/hidden-character.ts';
import { type FieldError, refuse } from '../../errors.ts';

export function rejectHiddenCharacters(written: unknown, stored?: unknown) {
  refuse(hiddenIn(written, stored));
}

/** Checks only changed strings, so that an existing hidden character doesn't block edits to other fields. */
export function hiddenIn(
  written: unknown,
  stored: unknown,
  multiline: readonly string[] = [],
  path: readonly string[] = [],
): FieldError[] {
  if (typeof written === 'string') {
    const lines = multiline.includes(path.at(-1) ?? '') ? 'many' : 'one';
    const character = written === stored ? undefined : hiddenCharacter(written, lines);
    return character === undefined
      ? []
      : [{ path: path.join('.'), message: hiddenCharacterMessage(character) }];
  }
  if (typeof written !== 'object' || written === null) return [];
  const before = (stored ?? {}) as Record<string, unknown>;
  return Object.entries(written).flatMap(([name, value]) =>
    hiddenIn(value, before[name], multiline, [...path, name]),
  );
}
