/** Caches the parsed form of results that every page needs, until a write changes them. */
import { inEachLanguage, type Language } from '#contract/language.ts';

export type LanguageCall<Name> = { key: string; name: Name; input: { lang: Language } };
type StoredResult = { json: string; etag: string };
export type StoredReads<Name> = {
  find: (call: LanguageCall<Name>) => StoredResult | undefined;
  get: (call: LanguageCall<Name>) => Promise<StoredResult>;
};

/** `tag` identifies the state that a page was rendered from. */
export type ParsedResult<Name, Value> = {
  value: Value;
  tag: { call: LanguageCall<Name>; etag: string };
};

export function parseOnce<Name extends string, Value>(name: Name, reads: StoredReads<Name>) {
  const calls = inEachLanguage(
    (lang): LanguageCall<Name> => ({ key: `${name} ${lang}`, name, input: { lang } }),
  );
  const parsed = new WeakMap<StoredResult, ParsedResult<Name, Value>>();

  return async (language: Language): Promise<ParsedResult<Name, Value>> => {
    const call = calls[language];
    const stored = reads.find(call) ?? (await reads.get(call));
    const known = parsed.get(stored) ?? {
      value: JSON.parse(stored.json) as Value,
      tag: { call, etag: stored.etag },
    };
    parsed.set(stored, known);
    return known;
  };
}
