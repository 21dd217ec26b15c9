import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { noKeyFacts } from '#contract/catalogue/fact/known-offers.ts';
import type { ProductCard as Card, ProductDraft } from '#contract/catalogue/product.ts';
import type { Language } from '#contract/language.ts';
import { hiddenReasons } from '#contract/site/hiding-reason.ts';
import { loadTexts } from '../../../../messages/load-page-text.ts';
import { ProductCard } from '../../../portal/cards/product-card.tsx';
import { usePageContext } from '../../../portal/page-context.ts';
import {
  loadProduct,
  type ProductLists,
  shownTexts,
} from '../../../portal/pages/product-page/load-product.ts';
import { ProductPage } from '../../../portal/pages/product-page/product-page.tsx';
import { loadCasino } from '../../../portal/pages/sections/load-section.ts';
import { trpc } from '../../api.ts';
import { useAdminTexts } from '../../language.ts';
import { marketName } from '../../site/market/market-name.ts';
import { categoryName, useCategories } from '../../use-categories.ts';
import { useSiteTime } from '../../use-site-time.ts';
import { CardPreview, type Shown } from '../preview/card-preview.tsx';
import { NotShown } from '../preview/not-shown.tsx';
import { WholePage } from '../preview/whole-page.tsx';
import { draftKeyFacts } from './draft-key-facts.ts';
import type { ProductControl } from './product-form-type.ts';
import { productInMarket } from './product-in-market.ts';
import { useScoredCriteria } from './score/use-scored-criteria.ts';

/** Mirrors the server: untranslated text falls back to English. */
export function productCardOf(
  { i18n, ...draft }: ProductDraft,
  language: Language,
  categories: string[],
): Card {
  const shown = i18n[language];
  return {
    id: 0,
    slug: draft.slug ?? '',
    name: shown.name?.trim() || i18n.en.name || '…',
    description: shown.description ?? i18n.en.description,
    fs_label: shown.fs_label ?? i18n.en.fs_label,
    freebet_label: shown.freebet_label ?? i18n.en.freebet_label,
    pick_reason: shown.pick_reason ?? i18n.en.pick_reason,
    rating: draft.rating,
    icon_url: draft.icon_url,
    ref_link: draft.ref_link,
    availability: 'unknown',
    key_facts: noKeyFacts,
    categories,
  };
}

export function ProductPreview({ control }: { control: ProductControl }) {
  const draft = useWatch({ control }) as ProductDraft;
  const { offer } = useAdminTexts();
  const { data } = useCategories();
  const markets = trpc.admin.market.list.useQuery({}).data?.items;
  const regulators = trpc.admin.regulator.list.useQuery({}).data?.items ?? [];
  const today = useSiteTime()?.now.slice(0, 10);
  const { rating = draft.rating } = useScoredCriteria(control);
  const chosen = data?.items.filter(({ id }) => draft.categories.includes(id)) ?? [];
  const isRanked = chosen.some(({ slug }) => slug === 'casino');
  const ifShown = (render: (card: Card, language: Language) => ReactNode) => {
    return ({ language, market: code, messages, factTexts }: Shown) => {
      const market = markets?.find((one) => one.code === code);
      if (!market || !today) return null;
      const judged = { subject: 'top_lists', partner: draft } as const;
      if (hiddenReasons(judged, market, today).some(({ kind }) => kind === 'licence')) {
        const { hidden, licence } = offer.hiddenIn;
        return <NotShown>{`${hidden(marketName(market), licence)}.`}</NotShown>;
      }
      const names = chosen.map((category) => categoryName(messages.nav, category));
      const card = productCardOf({ ...draft, rating }, language, names);
      const shown = productInMarket(card, draft, { market, today, language });
      const place = { market, today, regulators, wording: { language, texts: factTexts } };
      return render({ ...shown, key_facts: draftKeyFacts(draft, place) }, language);
    };
  };
  return (
    <CardPreview page={ifShown((card) => <DraftPage card={card} images={draft.images} />)}>
      {ifShown((card) => (
        <RankedCard card={card} isRanked={isRanked} />
      ))}
    </CardPreview>
  );
}

/** Shows the card at the saved product's position in the public list. */
function RankedCard({ card, isRanked }: { card: Card; isRanked: boolean }) {
  const { id } = useParams({ strict: false });
  const context = usePageContext();
  const { language, market } = context;
  const { data: ids = [] } = useQuery({
    queryKey: ['ranked products', language, market],
    queryFn: async () => {
      const abortController = new AbortController();
      const { partners } = await loadCasino({ context, abortController });
      return 'data' in partners ? partners.data.items.map((product) => product.id) : [];
    },
    enabled: isRanked && id !== undefined,
  });
  const rank = isRanked ? ids.indexOf(Number(id)) + 1 : 0;
  return (
    <ul>
      <ProductCard product={card} rank={rank || undefined} />
    </ul>
  );
}

/** Shows the draft with the saved product's bonuses and codes. */
function DraftPage({ card, images }: { card: Card; images: ProductDraft['images'] }) {
  const { id } = useParams({ strict: false });
  return (
    <WholePage name={`product ${id}`} load={(loading) => loadLists(loading, id)}>
      {({ product, similar, texts, facts, score, tiles }) => (
        <ProductPage
          product={{
            ...noOffers,
            ...product,
            ...card,
            ...(card.availability === 'closed' && noOffers),
            id: product?.id ?? 0,
            images,
          }}
          similar={similar}
          texts={texts}
          facts={facts}
          score={score}
          tiles={tiles}
        />
      )}
    </WholePage>
  );
}

const noOffers = { bonuses: [], promocodes: [] };

type Loading = Omit<Parameters<typeof loadProduct>[0], 'params'>;

async function loadLists(
  loading: Loading,
  id: string | undefined,
): Promise<Omit<ProductLists, 'product'> & { product?: ProductLists['product'] }> {
  if (id !== undefined) return loadProduct({ ...loading, params: { id } });
  const texts = shownTexts(await loadTexts(loading.context.language, 'product'), 'other');
  return { similar: [], texts, facts: null, score: null, tiles: [] };
}
