import { usePageContext } from '../page-context.ts';

/** Renders a page's title. In the route's head, it would disappear on navigation before the next page has one. */
export const PageTitle = ({ children }: { children: string }) => (
  <title>{`${children} – ${usePageContext().site.name}`}</title>
);
