const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Translates messages from the server using a list. A placeholder such as `{max}` matches anything, so longer messages
 * are tried first, and `{reason}` is a message itself, or one of the reasons. A trailing full stop is allowed. Messages
 * that aren't listed are returned unchanged.
 */
export function translateServerMessage(
  sentences: Record<string, string>,
  reasons?: Record<string, string>,
) {
  const patterns = Object.entries(sentences)
    .filter(([english]) => english.includes('{'))
    .map(([english, translation]) => ({
      pattern: new RegExp(
        `^${english
          .split(/\{\w+\}/)
          .map(escaped)
          .join('(.+?)')}$`,
        's',
      ),
      ownLength: english.replace(/\{\w+\}/g, '').length,
      names: [...english.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
      translation,
    }))
    .sort((one, other) => other.ownLength - one.ownLength);
  const exactly = (sentence: string) =>
    Object.hasOwn(sentences, sentence) ? sentences[sentence] : undefined;

  function filled(sentence: string): string | undefined {
    for (const { pattern, names, translation } of patterns) {
      const found = pattern.exec(sentence);
      if (!found) continue;
      return names.reduce((text, name, index) => {
        const value = found[index + 1] ?? '';
        return text.replaceAll(`{${name}}`, () =>
          name === 'reason' ? translateReason(value) : value,
        );
      }, translation);
    }
    return undefined;
  }

  function withFullStop(sentence: string): string | undefined {
    const inside = sentence.endsWith('.') ? sentence.slice(0, -1) : '';
    const translated = exactly(inside) ?? filled(inside);
    return translated && `${translated}.`;
  }

  const translate = (sentence: string): string =>
    exactly(sentence) ?? withFullStop(sentence) ?? filled(sentence) ?? sentence;
  const translateReason = reasons
    ? translateServerMessage({ ...sentences, ...reasons })
    : translate;
  return translate;
}
