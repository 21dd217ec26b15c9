/** Makes each value once. Making a format of Intl costs more than rendering a whole card. */
export function onceEach<Key extends string, Value>(make: (key: Key) => Value) {
  const made = new Map<Key, Value>();
  return (key: Key): Value => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}
