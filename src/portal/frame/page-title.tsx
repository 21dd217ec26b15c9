import { usePageContext } from '../page-context.ts';

/** Every page renders its own title. As part of its route's head it would go when a visitor leaves, before the next page shows one. */
export const PageTitle = ({ children }: { children: string }) => (
  <title>{`${children} – ${usePageContext().site.name}`}</title>
);
