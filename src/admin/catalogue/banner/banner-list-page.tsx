import { keepPreviousData } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { trpc } from '../../api.ts';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { ResourcePage } from '../../list/entity-list-frame.tsx';
import { CategoryChips } from '../../list/filter/category-chips.tsx';
import { OfferBulkBar } from '../../list/offer-bulk-bar.tsx';
import { useSelection } from '../../list/selection.ts';
import { RowList } from '../../list/unordered-list.tsx';
import { useLinkProblems } from '../../partner/link/use-link-problems.ts';
import { useKnownCategory } from '../../use-categories.ts';
import { PromotionRow } from '../promotion/promotion-row.tsx';

export function BannerListPage() {
  const { list: listText, offer } = useAdminTexts();
  const text = offer.banner;
  const category = useKnownCategory(useSearch({ from: '/admin/_editor/banners/' }).category);
  const list = trpc.admin.banner.list.useQuery({ category }, { placeholderData: keepPreviousData });
  const selection = useSelection(list.data?.items ?? []);
  const linkProblemOf = useLinkProblems('banner');
  const bulk = trpc.admin.banner.bulk.useMutation();
  const remove = trpc.admin.banner.delete.useMutation({
    onSuccess: () => toast.success(text.deleted),
  });
  return (
    <ResourcePage
      title={text.title}
      create={{ to: '/admin/banners/new', label: text.create, first: text.first }}
      filters={<CategoryChips chosen={category} />}
      list={list}
      empty={text.empty}
      filtered={category !== undefined}
    >
      {(rows) => (
        <>
          <RowList label={text.title} rows={rows}>
            {(banner) => (
              <PromotionRow
                promotion={banner}
                figure={String(banner.sort_order)}
                link={linkProblemOf(banner.id)}
                consequence={listText.bulk.deletionOfOffer}
                chosen={selection.has(banner.id)}
                onChoose={selection.toggle}
                at="/admin/banners"
                isPending={bulk.isPending || remove.isPending}
                change={bulk.mutateAsync}
                onDelete={remove.mutate}
              />
            )}
          </RowList>
          <OfferBulkBar selection={selection} bulk={bulk} />
        </>
      )}
    </ResourcePage>
  );
}
