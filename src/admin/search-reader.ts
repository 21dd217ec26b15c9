/**
 * A search parameter that is wrong is read as if it were not there. The router lays what a route answers
 * over what stands in the URL, so a refused parameter is answered as undefined: if it were left out, the
 * raw one would reach the screen.
 */
type Reader<Value> = (raw: unknown) => Value | undefined;

export const searchReader =
  <Search extends object>(readers: { [Name in keyof Search]-?: Reader<Search[Name]> }) =>
  (raw: Record<string, unknown>): Partial<Search> => {
    const read: Partial<Search> = {};
    for (const name in readers) if (name in raw) read[name] = readers[name](raw[name]);
    return read;
  };

/** The values are keys, so that the compiler names the one that is missing. */
export const oneOf =
  <Value extends string>(values: Record<Value, true>): Reader<Value> =>
  (raw) =>
    typeof raw === 'string' && Object.hasOwn(values, raw) ? (raw as Value) : undefined;

/** The router makes a number of some texts, and none of others. */
export const asText = (raw: unknown): string | undefined =>
  typeof raw === 'string' || typeof raw === 'number' ? String(raw).trim() : undefined;

export const wholeNumber =
  (min: number, max: number): Reader<number> =>
  (raw) => {
    const text = asText(raw);
    if (!text || !/^\d+$/.test(text)) return undefined;
    const number = Number(text);
    return number >= min && number <= max ? number : undefined;
  };

/** No row will ever have a greater one. */
export const greatestId = 2 ** 31 - 1;
