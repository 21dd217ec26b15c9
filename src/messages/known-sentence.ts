const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Translates sentences of the server by a list of them. A gap such as `{max}` stands for anything, and a sentence that
 * is not in the list stays as it is.
 */
export function translateBy(sentences: Record<string, string>) {
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
      names: [...english.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
      translation,
    }));
  return (sentence: string): string => {
    const exact = Object.hasOwn(sentences, sentence) ? sentences[sentence] : undefined;
    if (exact !== undefined) return exact;
    for (const { pattern, names, translation } of patterns) {
      const found = pattern.exec(sentence);
      if (!found) continue;
      return names.reduce(
        (text, name, index) => text.replaceAll(`{${name}}`, () => found[index + 1] ?? ''),
        translation,
      );
    }
    return sentence;
  };
}
