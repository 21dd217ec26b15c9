export type Ids = ReadonlyMap<string, number>;

export function known<Value>(values: ReadonlyMap<string, Value>, name: string): Value {
  const value = values.get(name);
  if (value === undefined) throw new Error(`The sample catalogue has no ${name}.`);
  return value;
}
