import { type ComponentType, useSyncExternalStore } from 'react';
import { createStore } from '../../ui/external-store.ts';

/**
 * Creates a component whose code loads once it is requested. Until then, and on the server, there is nothing to show.
 */
export function createLateComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  const loaded = createStore<ComponentType<Props> | undefined>(undefined);
  let isRequested = false;
  return {
    request() {
      if (isRequested) return;
      isRequested = true;
      load().then(loaded.write, () => {
        isRequested = false;
      });
    },
    useLoaded: () => useSyncExternalStore(loaded.subscribe, loaded.read, () => undefined),
  };
}
