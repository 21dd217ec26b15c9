import { keepPreviousData } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { ExclusiveBonus } from '#contract/catalogue/exclusive-bonus.ts';
import { trpc } from '../../api.ts';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { ResourcePage } from '../../list/entity-list-frame.tsx';
import { CategoryChips } from '../../list/filter/category-chips.tsx';
import { OfferBulkBar } from '../../list/offer-bulk-bar.tsx';
import { DragList } from '../../list/order/drag-list.tsx';
import { idsOf, orderMutation, reorder } from '../../list/order/reorder.ts';
import { useSelection } from '../../list/selection.ts';
import { useLinkProblems } from '../../partner/link/use-link-problems.ts';
import { useKnownCategory } from '../../use-categories.ts';
import { PromotionRow } from '../promotion/promotion-row.tsx';

export function ExclusiveBonusListPage() {
  const texts = useAdminTexts();
  const text = texts.offer.exclusive;
  const category = useKnownCategory(useSearch({ from: '/admin/_editor/exclusive/' }).category);
  const { list: cached } = trpc.useUtils().admin.exclusiveBonus;
  const list = trpc.admin.exclusiveBonus.list.useQuery(
    { category },
    { placeholderData: keepPreviousData },
  );
  const selection = useSelection(list.data?.items ?? []);
  const linkProblemOf = useLinkProblems('exclusive-bonus');
  const bulk = trpc.admin.exclusiveBonus.bulk.useMutation();
  const remove = trpc.admin.exclusiveBonus.delete.useMutation({
    onSuccess: () => toast.success(text.deleted),
  });
  const { mutateAsync: sort } = trpc.admin.exclusiveBonus.reorder.useMutation(orderMutation);
  const send = (rows: ExclusiveBonus[], before: ExclusiveBonus[]) =>
    sort({
      category,
      items: rows.map(({ id }, index) => ({ id, sort_order: index + 1 })),
      before: idsOf(before),
    });
  const shown = { list: cached, input: { category }, send };
  return (
    <ResourcePage
      title={text.title}
      create={{ to: '/admin/exclusive/new', label: text.create, first: text.first }}
      filters={<CategoryChips chosen={category} />}
      list={list}
      empty={text.empty}
      filtered={category !== undefined}
    >
      {(rows) => (
        <>
          <DragList
            label={category ? text.listIn(category) : text.list}
            rows={rows}
            nameOf={({ i18n }) => i18n.en.title}
            onReorder={(items, messages) => reorder(shown, items, messages, texts)}
          >
            {(bonus) => (
              <PromotionRow
                promotion={bonus}
                details={bonus.product?.name}
                link={linkProblemOf(bonus.id)}
                consequence={texts.list.bulk.deletionOfOffer}
                chosen={selection.has(bonus.id)}
                onChoose={selection.toggle}
                at="/admin/exclusive"
                isPending={bulk.isPending || remove.isPending}
                change={bulk.mutateAsync}
                onDelete={remove.mutate}
              />
            )}
          </DragList>
          <OfferBulkBar selection={selection} bulk={bulk} />
        </>
      )}
    </ResourcePage>
  );
}
