/** The names of what a proposal refers to by ID. What the same release creates has its name in its proposal. */
import { createContext, use, useMemo } from 'react';
import { sections } from '#contract/catalogue/section.ts';
import type { ProposableKind } from '#contract/release/proposal.ts';
import { trpc } from '../../api.ts';
import type { Names } from '../../catalogue/history/field/field-value.tsx';
import { useCategories } from '../../use-categories.ts';
import type { Proposal } from '../release-output.ts';

/** All proposals of the release that is shown. */
export const NamingProposalsContext = createContext<readonly Proposal[]>([]);

const created = (proposals: readonly Proposal[], kind: ProposableKind) =>
  proposals.flatMap(({ kind: of, entity_id, name }) =>
    of === kind && name !== null ? [[entity_id, name] as const] : [],
  );

export function useProductNames(ids: readonly number[]): Names {
  const proposals = use(NamingProposalsContext);
  const { data: categories } = useCategories();
  const own = new Map(created(proposals, 'product'));
  const others = [...new Set(ids)].filter((id) => !own.has(id));
  const loaded = trpc.useQueries((call) =>
    others.map((id) => call.admin.product.get({ id }, { staleTime: minute, retry: false })),
  );
  const entities = new Map([
    ...own,
    ...loaded.flatMap(({ data }) => (data ? [[data.id, data.name] as const] : [])),
  ]);
  return {
    entities,
    categories: new Map(categories?.items.map(({ id, name }) => [id, name])),
  };
}

const minute = 60_000;
const maxListed = 1_000;

/** The names of the items of a list. */
export function useItemNames(kind: ProposableKind, id: number): Map<number, string> {
  const proposals = use(NamingProposalsContext);
  const { data: categories } = useCategories();
  const category = categories?.items.find((one) => one.id === id)?.slug;
  const isKnown = category !== undefined;
  const options = (of: ProposableKind, enabled = isKnown) => ({
    enabled: kind === of && enabled,
    staleTime: minute,
  });
  const products = trpc.admin.product.list.useQuery(
    { category, limit: maxListed },
    options('product-list'),
  );
  const bonuses = trpc.admin.exclusiveBonus.list.useQuery(
    { category },
    options('exclusive-bonus-list', isKnown || id === 0),
  );
  const entries = trpc.admin.topListEntry.list.useQuery({ category }, options('top-list'));
  const page = sections[id - 1] ?? sections[0];
  const blocks = trpc.admin.pageBlock.list.useQuery({ page }, options('page-layout', true));
  return useMemo(
    () =>
      new Map([
        ...(products.data?.items ?? []).map((row) => [row.id, row.name] as const),
        ...(bonuses.data?.items ?? []).map((row) => [row.id, row.i18n.en.title] as const),
        ...(entries.data?.items ?? []).map((row) => [row.id, row.product.name] as const),
        ...(blocks.data?.items ?? []).map((row) => [row.id, row.block_key] as const),
        ...created(proposals, itemKinds[kind] ?? kind),
      ]),
    [kind, proposals, products.data, bonuses.data, entries.data, blocks.data],
  );
}

const itemKinds: Partial<Record<ProposableKind, ProposableKind>> = {
  'product-list': 'product',
  'exclusive-bonus-list': 'exclusive-bonus',
  'top-list': 'top-list-entry',
};
