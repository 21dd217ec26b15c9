/**
 * Answers of public reads are kept under the catalogue's version, and given up as it moves on. An answer
 * stands under what was asked as it was understood, so that no spelling of a URL makes a second one; its
 * memory has a bound, and the answer that was asked for least recently goes first.
 */
import { LRUCache } from 'lru-cache';
import type { CatalogueVersion } from '../../db/catalogue-version.ts';

export type Answer = { body: string; headers: Record<string, string> };

const mebibyte = 1024 * 1024;
const maxAnswers = 10_000;
const maxUrls = 10_000;
/** A longer URL is answered too, but found again only once it is parsed. */
const longestUrl = 300;

/** JavaScript takes up to two bytes for a character, and about so many for an entry with its objects. */
const bytesOf = (...texts: string[]) => texts.reduce((bytes, text) => bytes + 2 * text.length, 500);

const sizeOf = ({ body, headers }: Answer, key: string) =>
  bytesOf(key, body, ...Object.keys(headers), ...Object.values(headers));

export function answerCache(version: CatalogueVersion, mostBytes = 32 * mebibyte) {
  const answers = new LRUCache<string, Answer>({
    max: maxAnswers,
    maxSize: mostBytes,
    sizeCalculation: sizeOf,
  });
  /** A URL asks for the same input, whatever is written to the catalogue. */
  const keys = new LRUCache<string, string>({
    max: maxUrls,
    maxSize: mostBytes / 8,
    sizeCalculation: (key, url) => bytesOf(key, url),
  });
  let cachedVersion = -1;

  function follow() {
    const current = version.current();
    if (current !== cachedVersion) {
      answers.clear();
      cachedVersion = current;
    }
    return current;
  }

  function find(key: string): Answer | undefined {
    follow();
    return answers.get(key);
  }

  return {
    findByUrl(url: string): Answer | undefined {
      const key = keys.get(url);
      return key === undefined ? undefined : find(key);
    },

    /** The answer that is kept for this input, or the one that is made now. */
    async answer(
      url: string,
      [name, input]: [name: string, input: object],
      make: () => Promise<{ answer: Answer; isKept: boolean }>,
    ): Promise<Answer> {
      const key = `${name} ${JSON.stringify(input)}`;
      const known = find(key);
      if (known) {
        if (url.length <= longestUrl) keys.set(url, key);
        return known;
      }
      const asOf = follow();
      const { answer, isKept } = await make();
      // Something may have been written since it was begun.
      if (isKept && follow() === asOf) {
        answers.set(key, answer);
        if (url.length <= longestUrl) keys.set(url, key);
      }
      return answer;
    },
  };
}

export type AnswerCache = ReturnType<typeof answerCache>;
