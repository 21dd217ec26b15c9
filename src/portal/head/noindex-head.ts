import type { RouterContext } from '../../router-context.ts';

type Match<Data> = { match: { context: RouterContext }; loaderData?: Data | undefined };

export const noindexHead =
  <Data>(titleOf: (data: Data) => string) =>
  ({ match: { context }, loaderData }: Match<Data>) => ({
    meta: [
      ...(loaderData ? [{ title: `${titleOf(loaderData)} – ${context.site.name}` }] : []),
      { name: 'robots', content: 'noindex' },
    ],
  });
