import { usePageContext } from '../page-context.ts';

/** Titles a page that has no data yet or none at all: its own head comes with its data. */
export const PageTitle = ({ children }: { children: string }) => (
  <title>{`${children} – ${usePageContext().site.name}`}</title>
);
