import { useRouter } from '@tanstack/react-router';
import { createContext, useContext } from 'react';
import type { RouterContext } from '../router-context.ts';

/** Replaces the document's language and market for a part of the site, such as a preview in the admin. */
export const PageContextOverride = createContext<RouterContext | undefined>(undefined);

/** Works in the site's own pages and in a preview of them. */
export function usePageContext(): RouterContext {
  // A route's context is a new object after each navigation, so everything that reads it would render again.
  const document = useRouter().options.context;
  return useContext(PageContextOverride) ?? document;
}

export const useMessages = () => usePageContext().messages;
