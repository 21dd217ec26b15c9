import { keepPreviousData } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { attentionDays } from '#contract/admin/dashboard.ts';
import type { PromoCode } from '#contract/catalogue/promo-code.ts';
import { buttonClass } from '../../ui/button.ts';
import { trpc } from '../api.ts';
import { toast } from '../frame/toast-store.ts';
import { ActiveToggle } from '../list/active-toggle.tsx';
import { DeleteButton } from '../list/delete-button.tsx';
import { ResourcePage } from '../list/entity-list-frame.tsx';
import { EntityRow } from '../list/entity-row.tsx';
import { ChipLinks } from '../list/filter/chip-links.tsx';
import type { ListFilter } from '../list/filter/list-filter.ts';
import { Pager, pageSize } from '../list/filter/pager.tsx';
import { SearchForm } from '../list/filter/search-form.tsx';
import { deletionOfOffer, OfferBulkBar } from '../list/offer-bulk-bar.tsx';
import { statusesOf } from '../list/row-status.ts';
import { type Selection, useSelection } from '../list/selection.ts';
import { RowList } from '../list/unordered-list.tsx';
import { SheetLinks } from '../sheet/sheet-links.tsx';
import { EditorOnly } from '../sign-in/editor-only.tsx';
import { useSiteTime } from '../use-site-time.ts';

const chips: { value: ListFilter['ends']; label: string }[] = [
  { value: undefined, label: 'All' },
  { value: 'soon', label: `Expiring within ${attentionDays} days` },
];

export function PromoCodeListPage() {
  const { q, ends, page = 1 } = useSearch({ from: '/admin/_editor/promocodes/' });
  const utils = trpc.useUtils();
  const list = trpc.admin.promoCode.list.useQuery(
    {
      q,
      expires_within: ends && attentionDays,
      limit: pageSize,
      offset: (page - 1) * pageSize,
    },
    { placeholderData: keepPreviousData },
  );
  const selection = useSelection(list.data?.items ?? []);
  const bulk = trpc.admin.promoCode.bulk.useMutation();
  return (
    <ResourcePage
      title="Promo codes"
      actions={
        <div className="flex flex-wrap gap-2">
          <SheetLinks
            file="promocodes.csv"
            importAt="/admin/promocodes/import"
            load={() => utils.admin.promoCode.exportCsv.fetch(undefined, { staleTime: 0 })}
          />
          <EditorOnly>
            <Link to="/admin/promocodes/new" data-create className={buttonClass.primaryLink}>
              New promo code
            </Link>
          </EditorOnly>
        </div>
      }
      filters={
        <div className="flex flex-col gap-4">
          <ChipLinks label="Expiry" name="ends" chips={chips} chosen={ends} />
          <SearchForm label="Code or product name" searched={q} minLength={1} />
        </div>
      }
      list={list}
      empty="No promo codes found. Try adjusting the search or create a new promo code."
      filtered={ends !== undefined}
    >
      {(rows) => (
        <>
          <RowList label="Promo codes" rows={rows}>
            {(promoCode) => <PromoCodeRow promoCode={promoCode} selection={selection} />}
          </RowList>
          <Pager page={page} total={list.data?.total ?? 0} />
          <OfferBulkBar selection={selection} bulk={bulk} />
        </>
      )}
    </ResourcePage>
  );
}

type RowProps = { promoCode: PromoCode; selection: Selection };

function PromoCodeRow({ promoCode, selection }: RowProps) {
  const { id, code, market_code, rarity, product_name, is_active, expires_at } = promoCode;
  const now = useSiteTime()?.now;
  const bulk = trpc.admin.promoCode.bulk.useMutation();
  const remove = trpc.admin.promoCode.delete.useMutation({
    onSuccess: () => toast.success(`${code} was deleted.`),
  });
  const image = promoCode.image_vertical_url ?? promoCode.image_horizontal_url;
  return (
    <EntityRow
      id={id}
      name={code}
      image={promoCode.product_icon_url ?? image}
      details={[market_code, rarity, product_name ?? 'no product'].join(', ')}
      statuses={statusesOf({ active: is_active, expiresAt: expires_at, now, image })}
      chosen={selection.has(id)}
      onChoose={() => selection.toggle(id)}
      edit={{ to: '/admin/promocodes/$id', params: { id: String(id) } }}
    >
      <ActiveToggle
        id={id}
        name={code}
        active={is_active}
        isPending={bulk.isPending}
        run={bulk.mutateAsync}
      />
      <DeleteButton
        name={code}
        consequence={deletionOfOffer}
        isPending={remove.isPending}
        onDelete={() => remove.mutate({ id })}
      />
    </EntityRow>
  );
}
