import { Link, useRouter } from '@tanstack/react-router';
import { memo, useCallback, useEffect, useMemo, useRef } from 'react';
import {
  type ChosenOffers,
  countChosenOffers,
  offerFilterForm,
  offerSearch,
} from '#contract/catalogue/filter/offer-filter-search.ts';
import type { PromoCodeCard } from '#contract/catalogue/promo-code.ts';
import { pagePath } from '#contract/page-path.ts';
import type { PromoText } from '../../../../messages/en/promo-code.ts';
import { fillText } from '../../../../messages/fill-text.ts';
import { buttonClass } from '../../../ui/button.ts';
import { BottomSheet } from '../../../ui/dialog/bottom-sheet.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { clickBlock } from '../../cards/counted-click.ts';
import { LoadedList, NotShownHere } from '../../cards/loaded-list.tsx';
import { FilterProvider } from '../../filter/filter-link.tsx';
import { useIsHidden } from '../../market/current-market.ts';
import { useMessages, usePageContext } from '../../page-context.ts';
import { LoadedPromoDetails as ChosenDetails } from '../../promo-code/chosen/loaded-promo-details.tsx';
import { PromoPanel } from '../../promo-code/chosen/promo-panel.tsx';
import {
  type ChosenCode,
  useChosenCode,
  useChosenId,
} from '../../promo-code/chosen/use-chosen-code.ts';
import { PromoLink, promoLinkId } from '../../promo-code/ticket/promo-link.tsx';
import { PromoTicket, ticketGrid, ticketId } from '../../promo-code/ticket/promo-ticket.tsx';
import { useExpiry } from '../../promo-code/ticket/use-expiry.ts';
import { CodeFilters, FoundCodes } from './code-filters.tsx';
import type { PromoCodes } from './load-promo-codes.ts';
import { PromoFrame, PromoHeader } from './promo-frame.tsx';
import { promoPageTitle } from './promo-head.ts';

type PaginationProps = { texts: PromoText; page: number; count: number; chosen: ChosenOffers };

const codeFilter = { path: pagePath.promoCodes, form: offerFilterForm };

const none: PromoCodeCard[] = [];

export function PromoPage(loaded: PromoCodes) {
  const title = promoPageTitle(useMessages(), loaded);
  if (!useIsHidden('promo_codes')) {
    return (
      <FilterProvider filter={codeFilter} chosen={loaded.chosen}>
        <ShownCodes title={title} {...loaded} />
      </FilterProvider>
    );
  }
  return (
    <PromoHeader title={title} texts={loaded.texts}>
      <div className="mt-8">
        <NotShownHere offers="promoCodes" />
      </div>
    </PromoHeader>
  );
}

type ShownProps = PromoCodes & { title: string };

function ShownCodes(props: ShownProps) {
  const { page, pageCount, codes, texts, title, chosen: filter, described } = props;
  const { code, openedFromList, close } = useChosenId();
  const listed = 'data' in codes ? codes.data.items : none;
  const chosen = useChosenCode(code, listed);
  useFreshCodes(listed, chosen);
  const narrow = useMedia('(width < 48rem)');
  useReturningFocus(chosen?.id);
  return (
    <PromoFrame
      title={title}
      texts={texts}
      filters={described.groups.length > 0 && <CodeFilters described={described} />}
      panel={
        <PromoPanel
          texts={texts}
          chosen={narrow ? undefined : chosen}
          suggested={suggestedCode(listed)}
          takesFocus={openedFromList}
          onClose={close}
        />
      }
    >
      <FoundCodes
        described={described}
        isEmpty={countChosenOffers(filter) > 0 && 'data' in codes && codes.data.total === 0}
      >
        <LoadedList result={codes} empty={texts.empty}>
          {(promos) => <TicketList promos={promos} />}
        </LoadedList>
      </FoundCodes>
      <PromoPagination texts={texts} page={page} count={pageCount} chosen={filter} />
      {chosen && narrow && (
        <BottomSheet title={texts.details} close={texts.close} onClose={close}>
          <ChosenDetails
            texts={texts}
            chosen={chosen}
            imageOf={(promo) => promo.image_horizontal_url ?? promo.image_vertical_url}
          />
        </BottomSheet>
      )}
    </PromoFrame>
  );
}

/** Returns the first code that links to its partner. */
const suggestedCode = (listed: PromoCodeCard[]) =>
  listed.find(({ ref_link }) => ref_link !== null) ?? listed[0];

/** Memoized, because opening a code rerenders the page. */
const TicketList = memo(({ promos }: { promos: PromoCodeCard[] }) => (
  <ul className={ticketGrid} {...clickBlock('codes')}>
    {promos.map((promo) => (
      <PromoTicket
        key={promo.id}
        id={ticketId(promo.id)}
        promo={promo}
        link={<PromoLink promo={promo} />}
      />
    ))}
  </ul>
));

/** Reloads the list and the selected code when a code on the page expires. */
function useFreshCodes(listed: PromoCodeCard[], chosen: ChosenCode | undefined) {
  const router = useRouter();
  const { reload, result } = chosen ?? {};
  const open = result && 'data' in result ? result.data : null;
  const shown = useMemo(() => (open ? [...listed, open] : listed), [listed, open]);
  const refresh = useCallback(() => {
    router.invalidate();
    reload?.();
  }, [router, reload]);
  useExpiry(shown, refresh);
}

/** Returns focus to the ticket when its details are closed. */
function useReturningFocus(chosen: number | undefined) {
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (before.current !== undefined && chosen === undefined) {
      document.getElementById(promoLinkId(before.current))?.focus({ preventScroll: true });
    }
    before.current = chosen;
  }, [chosen]);
}

/** Returns the path parameter of a page. The first page has no number. */
const pageParameter = (page: number) => ({ page: page > 1 ? String(page) : undefined });

function PromoPagination({ texts, page, count, chosen }: PaginationProps) {
  const { language } = usePageContext();
  if (count < 2) return null;
  const figure = (number: number) => number.toLocaleString(language);
  const step = (target: number, label: string) => (
    <Link
      to="/promocodes/{-$page}"
      params={pageParameter(target)}
      search={offerSearch(chosen)}
      className={`${buttonClass.quiet} min-h-11`}
    >
      {label}
    </Link>
  );
  return (
    <nav aria-label={texts.pages} className="mt-6 flex flex-wrap items-center gap-4">
      {page > 1 && step(page - 1, texts.newer)}
      {page < count && step(page + 1, texts.older)}
      <p className="figures text-muted text-small">
        {fillText(texts.page, { number: figure(page), count: figure(count) })}
      </p>
    </nav>
  );
}
