import { useRouteContext } from '@tanstack/react-router';

/** The language, the texts and the site, wherever a component of the public site stands. */
export const usePageContext = () => useRouteContext({ from: '__root__' });

export const useMessages = () => usePageContext().messages;
