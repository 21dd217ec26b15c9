/**
 * An invalid search parameter is treated as missing. It must be set to undefined, because the router merges the parsed
 * parameters over the raw ones: if the key were missing, the raw value would reach the screen.
 */
type Reader<Value> = (raw: unknown) => Value | undefined;

export const searchReader =
  <Search extends object>(readers: { [Name in keyof Search]-?: Reader<Search[Name]> }) =>
  (raw: Record<string, unknown>): Partial<Search> => {
    const read: Partial<Search> = {};
    for (const name in readers) if (name in raw) read[name] = readers[name](raw[name]);
    return read;
  };

export const oneOf =
  <const Value extends string>(values: readonly Value[]): Reader<Value> =>
  (raw) =>
    values.find((value) => value === raw);

/** Reads a string. Accepts numbers, because the router parses numeric strings as numbers. */
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
