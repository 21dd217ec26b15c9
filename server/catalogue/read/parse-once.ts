/** Caches the parsed form of results that every page needs, until a write changes them. */

type StoredResult = { json: string; etag: string };
export type StoredReads<Call> = {
  find: (call: Call) => StoredResult | undefined;
  get: (call: Call) => Promise<StoredResult>;
};

/** `tag` identifies the state that a page was rendered from. */
type ParsedResult<Call, Value> = {
  value: Value;
  tag: { call: Call; etag: string };
};

export function parseOnce<Call, Value>(reads: StoredReads<Call>) {
  const parsed = new WeakMap<StoredResult, ParsedResult<Call, Value>>();

  return async (call: Call): Promise<ParsedResult<Call, Value>> => {
    const stored = reads.find(call) ?? (await reads.get(call));
    const known = parsed.get(stored) ?? {
      value: JSON.parse(stored.json) as Value,
      tag: { call, etag: stored.etag },
    };
    parsed.set(stored, known);
    return known;
  };
}
