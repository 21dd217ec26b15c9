import { useRouteContext } from '@tanstack/react-router';
import { createContext, useContext } from 'react';
import type { RouterContext } from '../router-context.ts';

/** Set where a part of the site is drawn in another language or market than its document's. */
export const PageContextOverride = createContext<RouterContext | undefined>(undefined);

/** The language, the texts and the site, wherever a component of the public site stands. */
export function usePageContext(): RouterContext {
  const document = useRouteContext({ from: '__root__' });
  return useContext(PageContextOverride) ?? document;
}

export const useMessages = () => usePageContext().messages;
