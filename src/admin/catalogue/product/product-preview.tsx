import { useParams } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import type { ProductCard as Card, ProductDraft } from '#contract/catalogue/product.ts';
import type { Language } from '#contract/language.ts';
import { loadTexts } from '../../../../messages/load-page-text.ts';
import { ProductCard } from '../../../portal/cards/product-card.tsx';
import { loadProduct, type ProductLists } from '../../../portal/product-page/load-product.ts';
import { ProductPage } from '../../../portal/product-page/product-page.tsx';
import { categoryName, useCategories } from '../../use-categories.ts';
import { CardPreview, type Shown } from '../preview/card-preview.tsx';
import { WholePage } from '../preview/whole-page.tsx';
import type { ProductControl } from './product-form-type.ts';
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
    name: shown.name?.trim() || i18n.en.name || '…',
    description: shown.description ?? i18n.en.description,
    fs_label: shown.fs_label ?? i18n.en.fs_label,
    freebet_label: shown.freebet_label ?? i18n.en.freebet_label,
    pick_reason: shown.pick_reason ?? i18n.en.pick_reason,
    rating: draft.rating,
    icon_url: draft.icon_url,
    ref_link: draft.ref_link,
    availability: 'unknown',
    categories,
  };
}

export function ProductPreview({ control }: { control: ProductControl }) {
  const draft = useWatch({ control }) as ProductDraft;
  const { data } = useCategories();
  const { rating = draft.rating } = useScoredCriteria(control);
  const chosen = data?.items.filter(({ id }) => draft.categories.includes(id)) ?? [];
  const cardIn = ({ language, messages }: Shown) =>
    productCardOf(
      { ...draft, rating },
      language,
      chosen.map((category) => categoryName(messages.nav, category)),
    );
  return (
    <CardPreview page={(shown) => <DraftPage card={cardIn(shown)} images={draft.images} />}>
      {(shown) => {
        const card = cardIn(shown);
        return (
          <ul>
            <ProductCard product={card} rank={card.pick_reason ? 1 : undefined} />
          </ul>
        );
      }}
    </CardPreview>
  );
}

/** Shows the draft with the saved product's bonuses and codes. */
function DraftPage({ card, images }: { card: Card; images: ProductDraft['images'] }) {
  const { id } = useParams({ strict: false });
  return (
    <WholePage name={`product ${id}`} load={(loading) => loadLists(loading, id)}>
      {({ product, similar, texts, facts, score }) => (
        <ProductPage
          product={{ ...noOffers, ...product, ...card, id: product?.id ?? 0, images }}
          similar={similar}
          texts={texts}
          facts={facts}
          score={score}
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
  const { facts: _, score: __, ...texts } = await loadTexts(loading.context.language, 'product');
  return { similar: [], texts, facts: null, score: null };
}
