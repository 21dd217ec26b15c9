import { usePageContext } from '../page-context.ts';

/** Of what stands in for a page: the page's own head comes with its data. */
export const PageTitle = ({ children }: { children: string }) => (
  <title>{`${children} – ${usePageContext().site.name}`}</title>
);
