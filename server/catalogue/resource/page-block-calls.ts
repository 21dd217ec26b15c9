import { z } from 'zod';
import { layoutInput, pageBlock, pageBlockSort, slugPath } from '#contract/catalogue/page-block.ts';
import { listOf, shortListPaging } from '#contract/list.ts';
import { seenOrder } from '#contract/reorder.ts';
import { adminCall } from '../../resource/admin-call.ts';
import { pageBlockResource } from './page-block.ts';

const list = {
  tag: 'Page blocks',
  operationId: 'listPageBlocks',
  summary: 'List the blocks of a page',
  role: 'viewer',
  method: 'GET',
  output: listOf(pageBlock),
} as const;

const sort = {
  tag: 'Page blocks',
  operationId: 'sortPageBlocks',
  summary: 'Reorder, show and hide the blocks of a page',
  role: 'editor',
  proposes: { kinds: ['page-layout'] },
  method: 'PUT',
  output: z.object({ items: z.array(pageBlock) }),
  conflicts: true,
} as const;

/** The calls of tRPC, which name the page in their input. */
export const pageBlockCalls = {
  list: adminCall({
    ...list,
    input: layoutInput.extend(shortListPaging),
    run: ({ db }, query) => pageBlockResource.list(db, query),
  }),
  sort: adminCall({
    ...sort,
    input: layoutInput.extend(pageBlockSort.shape).extend(seenOrder),
    run: ({ writer }, { page, ...order }) => pageBlockResource.sort(writer, page, order),
  }),
};

/** The calls of REST, which name the page in their path. */
export const pageBlockPathCalls = {
  list: adminCall({
    ...list,
    path: '/page-blocks/:slug',
    input: slugPath.extend(shortListPaging),
    run: ({ db }, { slug, ...paging }) => pageBlockResource.list(db, { page: slug, ...paging }),
  }),
  sort: adminCall({
    ...sort,
    path: '/page-blocks/:slug/sort',
    input: slugPath.extend(pageBlockSort.shape),
    body: pageBlockSort,
    run: ({ writer }, { slug, ...order }) => pageBlockResource.sort(writer, slug, order),
  }),
};
