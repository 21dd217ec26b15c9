import { dataOf, everyone, type ReadCall, readCall, type StoredRead } from './read-call.ts';
import type { ReadInput, ReadOutput } from './read-schemas.ts';

type Stored = {
  find: (call: ReadCall) => StoredRead | undefined;
  get: (call: ReadCall) => Promise<StoredRead>;
};

/** Derives a value from a read, and derives it again only after a write has changed the result. */
export function derivedOnce<
  Name extends 'focalPoints' | 'partnerHosts' | 'hiddenPartnerHosts',
  Value,
>(stored: Stored, name: Name, make: (data: ReadOutput<Name>) => Value) {
  const made = new WeakMap<StoredRead, Value>();
  return async (input: object = {}): Promise<Value> => {
    const call = readCall(name, input as ReadInput<Name>, everyone);
    const found = stored.find(call) ?? (await stored.get(call));
    const value = made.get(found) ?? make(dataOf(name, found));
    made.set(found, value);
    return value;
  };
}
