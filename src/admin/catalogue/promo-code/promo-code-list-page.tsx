import { keepPreviousData } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { attentionDays } from '#contract/catalogue/dashboard.ts';
import type { PromoCodeRow } from '#contract/catalogue/promo-code.ts';
import type { LinkProblem } from '#contract/partner/link-state.ts';
import { voteDays } from '#contract/visitor/shown-votes.ts';
import { trpc } from '../../api.ts';
import { formatNumber } from '../../format.ts';
import { toast } from '../../frame/toast-store.ts';
import { adminLanguage, useAdminTexts } from '../../language.ts';
import { ActiveToggle } from '../../list/active-toggle.tsx';
import { DeleteButton } from '../../list/delete-button.tsx';
import { ResourcePage } from '../../list/entity-list-frame.tsx';
import { EntityRow } from '../../list/entity-row.tsx';
import { ChipLinks } from '../../list/filter/chip-links.tsx';
import type { ListFilter } from '../../list/filter/list-filter.ts';
import { Pager, pageSize } from '../../list/filter/pager.tsx';
import { SearchForm } from '../../list/filter/search-form.tsx';
import { OfferBulkBar } from '../../list/offer-bulk-bar.tsx';
import { statusesOf } from '../../list/row-status.ts';
import { type Selection, useSelection } from '../../list/selection.ts';
import { RowList } from '../../list/unordered-list.tsx';
import { useLinkProblems } from '../../partner/link/use-link-problems.ts';
import { useSiteTime } from '../../use-site-time.ts';
import { SheetLinks } from '../sheet/sheet-links.tsx';

export function PromoCodeListPage() {
  const { offer, shared } = useAdminTexts();
  const text = offer.promoCode;
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
  const linkProblemOf = useLinkProblems('promo-code');
  const bulk = trpc.admin.promoCode.bulk.useMutation();
  const chips: { value: ListFilter['ends']; label: string }[] = [
    { value: undefined, label: shared.all },
    { value: 'soon', label: text.expiring(attentionDays) },
  ];
  return (
    <ResourcePage
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
        <div className="flex flex-col gap-4">
          <ChipLinks label={text.expiry} name="ends" chips={chips} chosen={ends} />
          <SearchForm label={text.search} searched={q} minLength={1} />
        </div>
      }
      list={list}
      empty={text.empty}
      filtered={ends !== undefined}
    >
      {(rows) => (
        <>
          <RowList label={text.title} rows={rows}>
            {(promoCode) => (
              <PromoCodeListRow
                promoCode={promoCode}
                selection={selection}
                link={linkProblemOf(promoCode.id)}
              />
            )}
          </RowList>
          <Pager page={page} total={list.data?.total ?? 0} />
          <OfferBulkBar selection={selection} bulk={bulk} />
        </>
      )}
    </ResourcePage>
  );
}

type RowProps = {
  promoCode: PromoCodeRow;
  selection: Selection;
  link: LinkProblem | undefined;
};

function PromoCodeListRow({ promoCode, selection, link }: RowProps) {
  const { form, list, offer } = useAdminTexts();
  const text = offer.promoCode;
  const { id, code, market_code, rarity, product_name, is_active, expires_at, votes } = promoCode;
  const now = useSiteTime()?.now;
  const bulk = trpc.admin.promoCode.bulk.useMutation();
  const remove = trpc.admin.promoCode.delete.useMutation({
    onSuccess: () => toast.success(form.deleted(code)),
  });
  const image = promoCode.image_vertical_url ?? promoCode.image_horizontal_url;
  const votesText = votes
    ? [text.votes(votes.worked_percent, formatNumber(votes.count), voteDays)]
    : [];
  const rarityText = text.rarities[rarity].toLocaleLowerCase(adminLanguage());
  return (
    <EntityRow
      id={id}
      name={code}
      image={promoCode.product_icon_url ?? image}
      details={[...votesText, market_code, rarityText, product_name ?? text.noProduct].join(', ')}
      statuses={statusesOf(
        { active: is_active, expiresAt: expires_at, now, image, link },
        list.status,
      )}
      chosen={selection.has(id)}
      onChoose={() => selection.toggle(id)}
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
