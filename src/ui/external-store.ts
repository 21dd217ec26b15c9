/** Creates a store outside of React, for `useSyncExternalStore`. */
export function createStore<Value>(value: Value) {
  let current = value;
  const listeners = new Set<() => void>();
  return {
    read: () => current,
    write(next: Value) {
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
