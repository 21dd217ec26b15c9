import { useRouter } from '@tanstack/react-router';
import { createContext, useContext } from 'react';
import type { RouterContext } from '../router-context.ts';

/** Overrides the document's language and market for part of the page, such as a preview in the admin. */
export const PageContextOverride = createContext<RouterContext | undefined>(undefined);

/** Works both on the site and in previews. */
export function usePageContext(): RouterContext {
  // A route's context is a new object after each navigation, so reading that one would rerender every consumer.
  const document = useRouter().options.context;
  return useContext(PageContextOverride) ?? document;
}

export const useMessages = () => usePageContext().messages;
