/** The release that this tab works in: its changes are added to that release instead of taking effect. */
import { useSyncExternalStore } from 'react';
import { maxId } from '#contract/id.ts';
import { createStore } from '../../../ui/external-store.ts';
import { wholeNumber } from '../../search-parameters.ts';

const key = 'workingRelease';
const readId = wholeNumber(1, maxId);

const stored = () =>
  typeof sessionStorage === 'undefined' ? undefined : readId(sessionStorage.getItem(key));

const store = createStore<number | undefined>(stored());

export function workIn(release: number | undefined) {
  if (release === undefined) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, String(release));
  store.write(release);
}

/** Undefined if changes take effect immediately. */
export const useWorkingRelease = () => useSyncExternalStore(store.subscribe, store.read);

let chosen: { release: number | undefined } | undefined;

/** The release that changes are added to now. Undefined if they go live. */
export const targetRelease = (): number | undefined =>
  (chosen ?? { release: store.read() }).release;

/** Sends the changes that `run` makes to a release, or makes them live if there is none. */
export async function savedIn<Answer>(
  release: number | undefined,
  run: () => Promise<Answer>,
): Promise<Answer> {
  const before = chosen;
  chosen = { release };
  try {
    return await run();
  } finally {
    chosen = before;
  }
}
