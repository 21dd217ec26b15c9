import { fold } from '#contract/fold.ts';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';
import riskyWords from './risky-words.json' with { type: 'json' };

type Advice = keyof AdminTexts['form']['risky']['advice'];
export type Finding = { advice: Advice; words: string[] };

/** Normalizes text, because editors paste invisible characters and various kinds of apostrophe. */
const foldSigns = (text: string) =>
  fold(text)
    .replace(/\p{Cf}/gu, '')
    .replaceAll('’', "'");

/** Builds a pattern for a listed word. An asterisk matches any ending, because Turkish has many. */
const patternOf = (word: string) =>
  foldSigns(word)
    .split(/[\s-]+/)
    .map((part) => part.replace('*', '\\p{L}*'))
    .join('[\\s\\p{Pd}]*');

const wholeWord = (pattern: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'u');

const any = wholeWord(riskyWords.flatMap(({ words }) => words.map(patternOf)).join('|'));

const patterns = riskyWords.map(({ words, advice }) => ({
  advice: advice as Advice,
  words: words.map((word) => ({
    name: word.replaceAll('*', ''),
    pattern: wholeWord(patternOf(word)),
  })),
}));

/** Searches for words of all languages, because pasted text mixes them. */
export function findRiskyWords(text: string): Finding[] {
  const folded = foldSigns(text);
  if (!any.test(folded)) return [];
  return patterns.flatMap(({ advice, words }) => {
    const found = words.filter(({ pattern }) => pattern.test(folded));
    return found.length > 0 ? [{ advice, words: found.map(({ name }) => name) }] : [];
  });
}
