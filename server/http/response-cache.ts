/**
 * Responses of public reads are cached for one version of the catalogue. The key is the parsed input, so that
 * no spelling of a URL makes a second entry. The memory has a bound, and the least recently used entry is evicted first.
 */
import { LRUCache } from 'lru-cache';
import type { CatalogueVersion } from '../../db/catalogue-version.ts';

export type CachedResponse = { body: string; headers: Record<string, string> };

const mebibyte = 1024 * 1024;
const maxAnswers = 10_000;
const maxUrls = 10_000;
/** A longer URL is not remembered: its response is found by the input once the URL is parsed. */
const maxUrlLength = 300;

/** JavaScript takes up to two bytes for a character, and about 500 for the objects of an entry. */
const bytesOf = (...texts: string[]) => texts.reduce((bytes, text) => bytes + 2 * text.length, 500);

const sizeOf = ({ body, headers }: CachedResponse, key: string) =>
  bytesOf(key, body, ...Object.keys(headers), ...Object.values(headers));

export function responseCache(version: CatalogueVersion, maxBytes = 32 * mebibyte) {
  const responses = new LRUCache<string, CachedResponse>({
    max: maxAnswers,
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
  });
  /** The input that a URL stands for does not depend on the catalogue. */
  const keys = new LRUCache<string, string>({
    max: maxUrls,
    maxSize: maxBytes / 8,
    sizeCalculation: (key, url) => bytesOf(key, url),
  });
  let cachedVersion = -1;

  function follow() {
    const current = version.current();
    if (current !== cachedVersion) {
      responses.clear();
      cachedVersion = current;
    }
    return current;
  }

  function find(key: string): CachedResponse | undefined {
    follow();
    return responses.get(key);
  }

  return {
    findByUrl(url: string): CachedResponse | undefined {
      const key = keys.get(url);
      return key === undefined ? undefined : find(key);
    },

    /** Returns the cached response for this input, or makes it now. */
    async get(
      url: string,
      [name, input]: [name: string, input: object],
      make: () => Promise<{ response: CachedResponse; isKept: boolean }>,
    ): Promise<CachedResponse> {
      const key = `${name} ${JSON.stringify(input)}`;
      const known = find(key);
      if (known) {
        if (url.length <= maxUrlLength) keys.set(url, key);
        return known;
      }
      const asOf = follow();
      const { response, isKept } = await make();
      // The catalogue may have changed while the response was made.
      if (isKept && follow() === asOf) {
        responses.set(key, response);
        if (url.length <= maxUrlLength) keys.set(url, key);
      }
      return response;
    },
  };
}

export type ResponseCache = ReturnType<typeof responseCache>;
