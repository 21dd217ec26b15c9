import { useSyncExternalStore } from 'react';
import { usePageContext } from '../../portal/page-context.ts';
import { createStore } from '../../ui/external-store.ts';

/** The name saved since the document was loaded. */
const savedName = createStore<string | undefined>(undefined);

export const setSiteName = savedName.write;

export function useSiteName(): string {
  const { name } = usePageContext().site;
  return useSyncExternalStore(savedName.subscribe, savedName.read) ?? name;
}
