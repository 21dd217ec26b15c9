import { keepPreviousData } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { attentionDays } from '#contract/catalogue/dashboard.ts';
import type { PromoCodeRow } from '#contract/catalogue/promo-code.ts';
import type { LinkProblem } from '#contract/partner/link-state.ts';
import { promoCodeSorts } from '#contract/sort/list-sort.ts';
import { voteDays } from '#contract/visitor/shown-votes.ts';
import { trpc } from '../../api.ts';
import { formatNumber } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import { ActiveToggle } from '../../list/active-toggle.tsx';
import { DeleteButton } from '../../list/delete-button.tsx';
import { ResourcePage } from '../../list/entity-list-frame.tsx';
import { ChipLinks } from '../../list/filter/chip-links.tsx';
import { FilterRow } from '../../list/filter/filter-row.tsx';
import type { ListFilter } from '../../list/filter/list-filter.ts';
import { Pager, pageSize } from '../../list/filter/pager.tsx';
import { SearchForm } from '../../list/filter/search-form.tsx';
import { onlyTotal, useTotals } from '../../list/filter/use-totals.ts';
import { VisibilityChips, visibilityChoices } from '../../list/filter/visibility-chips.tsx';
import { OfferBulkBar } from '../../list/offer-bulk-bar.tsx';
import { statusesOf } from '../../list/row-status.ts';
import { useSelection } from '../../list/selection.ts';
import { type Column, sortingOf } from '../../list/table/column.ts';
import { EntityRow } from '../../list/table/entity-row.tsx';
import { RowTable } from '../../list/table/row-table.tsx';
import { useLinkProblems } from '../../partner/link/use-link-problems.ts';
import { useUndoableToast } from '../../release/undo/use-undoable-toast.ts';
import { useSiteTime } from '../../use-site-time.ts';
import { useHiddenStatus } from '../hidden/use-hidden-in.ts';
import { SheetLinks } from '../sheet/sheet-links.tsx';

export function PromoCodeListPage() {
  const { list: listText, offer, product, shared } = useAdminTexts();
  const text = offer.promoCode;
  const filter = useSearch({ from: '/admin/_editor/promocodes/' });
  const { q, ends, visibility, page = 1 } = filter;
  const expires_within = ends && attentionDays;
  const utils = trpc.useUtils();
  const query = { q, expires_within, visibility, ...sortingOf(filter, promoCodeSorts) };
  const list = trpc.admin.promoCode.list.useQuery(
    {
      ...query,
      limit: pageSize,
      offset: (page - 1) * pageSize,
    },
    { placeholderData: keepPreviousData },
  );
  const selection = useSelection(list.data?.items);
  const columns: Column[] = [
    { name: 'code', label: text.columns.code, width: 'minmax(0,5fr)', sort: 'code' },
    { name: 'product', label: product.picker.label, width: 'minmax(0,4fr)', sort: 'product' },
    { name: 'market', label: shared.market, width: '4.5rem', sort: 'market' },
    { name: 'rarity', label: text.rarity, width: '6rem', sort: 'rarity' },
    { name: 'expires', label: text.columns.expires, width: '6.5rem', sort: 'expires' },
    { name: 'votes', label: text.columns.votes(voteDays), width: '6rem' },
    { name: 'status', label: listText.table.status, width: 'minmax(0,3fr)' },
  ];
  const linkProblemOf = useLinkProblems('promo-code');
  const bulk = trpc.admin.promoCode.bulk.useMutation();
  const chips: { value: ListFilter['ends']; label: string }[] = [
    { value: undefined, label: shared.all },
    { value: 'soon', label: text.expiring(attentionDays) },
  ];
  const totals = useTotals(chips, (admin, { value }) =>
    admin.promoCode.list({
      q,
      visibility,
      expires_within: value && attentionDays,
      ...onlyTotal,
    }),
  );
  const visibilityTotals = useTotals(visibilityChoices, (admin, value) =>
    admin.promoCode.list({ q, expires_within, visibility: value, ...onlyTotal }),
  );
  return (
    <ResourcePage
      kind="promo-code"
      title={text.title}
      actions={
        <SheetLinks
          file="promocodes.csv"
          importAt="/admin/promocodes/import"
          load={() => utils.admin.promoCode.exportCsv.fetch(undefined, { staleTime: 0 })}
        />
      }
      create={{
        to: '/admin/promocodes/new',
        label: text.new,
        ...(q === undefined && { first: text.first }),
      }}
      filters={
        <FilterRow>
          <ChipLinks label={text.expiry} name="ends" chips={chips} chosen={ends} totals={totals} />
          <VisibilityChips chosen={visibility} totals={visibilityTotals} />
          <SearchForm label={text.search} searched={q} minLength={1} />
        </FilterRow>
      }
      list={list}
      empty={text.empty}
      filtered={[ends, visibility].some((chosen) => chosen !== undefined)}
    >
      {(rows) => (
        <>
          <RowTable
            label={text.title}
            columns={columns}
            actions={4}
            selection={selection}
            rows={rows}
          >
            {(promoCode) => (
              <PromoCodeListRow promoCode={promoCode} link={linkProblemOf(promoCode.id)} />
            )}
          </RowTable>
          <Pager page={page} total={list.data?.total ?? 0} />
          <OfferBulkBar
            selection={selection}
            bulk={bulk}
            editing={{
              kind: 'promo-code',
              total: list.data?.total ?? 0,
              rows: rows.map(({ id, code }) => ({ id, name: code })),
              run: (call) => utils.client.admin.promoCode.bulk.mutate({ ...call, query }),
            }}
          />
        </>
      )}
    </ResourcePage>
  );
}

type RowProps = {
  promoCode: PromoCodeRow;
  link: LinkProblem | undefined;
};

function PromoCodeListRow({ promoCode, link }: RowProps) {
  const { form, list, offer } = useAdminTexts();
  const text = offer.promoCode;
  const { id, code, market_code, rarity, product_name, is_active, expires_at, votes } = promoCode;
  const now = useSiteTime()?.now;
  const hiddenStatus = useHiddenStatus();
  const showUndoable = useUndoableToast();
  const bulk = trpc.admin.promoCode.bulk.useMutation();
  const remove = trpc.admin.promoCode.delete.useMutation({
    onSuccess: (_done, call) => showUndoable(form.deleted(code), call),
  });
  const image = promoCode.image_vertical_url ?? promoCode.image_horizontal_url;
  return (
    <EntityRow
      id={id}
      name={code}
      image={promoCode.product_icon_url ?? image}
      cells={{
        product: product_name ?? text.noProduct,
        market: market_code,
        rarity: text.rarities[rarity],
        expires: expires_at?.slice(0, 10) ?? null,
        votes: votes && text.votes(votes.worked_percent, formatNumber(votes.count)),
      }}
      statuses={[
        ...statusesOf({ active: is_active, expiresAt: expires_at, now, image, link }, list.status),
        ...(is_active
          ? hiddenStatus({ subject: 'promo_codes', market_code, terms: promoCode.terms })
          : []),
      ]}
      edit={{ to: '/admin/promocodes/$id', params: { id: String(id) } }}
      newAt="/admin/promocodes/new"
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
        consequence={list.bulk.deletionOfOffer}
        isPending={remove.isPending}
        onDelete={() => remove.mutate({ id })}
      />
    </EntityRow>
  );
}
