import { isBlank } from './text-rule.ts';

const flags = /\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}/gu;
const hiddenInOneLine =
  /[\p{Cc}\p{Bidi_C}\u00ad\u200b\u2028\u2029\u2060-\u2064\u206a-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/u;
const hiddenInManyLines = /[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069]/u;
const onlyInvisible = /^[\s\p{DI}\u2800]*$/u;

/**
 * Finds the first character that is invisible or changes the direction of its neighbours, since it can make one string
 * look like another. Allows joiners, which scripts and emoji need, and line breaks and tabs in multi-line text.
 */
export function hiddenCharacter(value: string, lines: 'one' | 'many'): string | undefined {
  const hidden = lines === 'one' ? hiddenInOneLine : hiddenInManyLines;
  const found = hidden.exec(value.replace(flags, ''))?.[0];
  if (found !== undefined || isBlank(value) || !onlyInvisible.test(value)) return found;
  return value.trim();
}

/** Reports the character's code point, because the reader can't see it. */
export const hiddenCharacterMessage = (character: string) =>
  /[\t\n\r]/.test(character)
    ? 'Must be a single line without tabs'
    : `Contains the hidden character U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}: type the text again without it`;
