import type { Product } from '#contract/catalogue/product.ts';
import { trpc } from '../../../api.ts';
import { wholeOf } from '../../../release/form/form-of-proposal.ts';
import { useTargetRelease } from '../../../release/working/use-target-release.ts';

const maxListed = 500;

/** Lays over products what the release that this tab works in changes in them, because the next change starts there. */
export function useProposedProducts(rows: readonly { id: number }[]) {
  const release = useTargetRelease();
  const list = trpc.admin.proposal.list.useQuery(
    { kind: 'product', release, state: 'pending', limit: maxListed },
    { enabled: release !== undefined },
  );
  const shown = new Set(rows.map(({ id }) => id));
  const waiting = (release === undefined ? [] : (list.data?.items ?? [])).filter(
    (proposal) => proposal.action === 'change' && shown.has(proposal.entity_id),
  );
  const loaded = trpc.useQueries(({ admin }) =>
    waiting.map(({ id }) => admin.proposal.get({ id })),
  );
  const drafts = new Map(loaded.flatMap(({ data }) => (data ? [[data.entity_id, data]] : [])));
  return {
    queries: [list, ...loaded],
    isLoaded:
      (release === undefined || list.data !== undefined) &&
      loaded.every(({ data }) => data !== undefined),
    over(product: Product): Product {
      const proposal = drafts.get(product.id);
      if (!proposal?.draft) return product;
      return { ...product, ...wholeOf<Product>({ proposal, draft: proposal.draft }) };
    },
  };
}
