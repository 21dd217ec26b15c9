import { useWatch } from 'react-hook-form';
import type { ProductCard as Card, ProductDraft } from '#contract/catalogue/product.ts';
import type { Language } from '#contract/language.ts';
import { ProductCard } from '../../../portal/cards/product-card.tsx';
import { categoryName, useCategories } from '../../use-categories.ts';
import { CardPreview } from '../preview/card-preview.tsx';
import type { ProductControl } from './product-form-type.ts';

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
    categories,
  };
}

export function ProductPreview({ control }: { control: ProductControl }) {
  const draft = useWatch({ control }) as ProductDraft;
  const { data } = useCategories();
  const chosen = data?.items.filter(({ id }) => draft.categories.includes(id)) ?? [];
  return (
    <CardPreview>
      {({ language, messages }) => {
        const names = chosen.map((category) => categoryName(messages.nav, category));
        const card = productCardOf(draft, language, names);
        return (
          <ul>
            <ProductCard product={card} eager rank={card.pick_reason ? 1 : undefined} />
          </ul>
        );
      }}
    </CardPreview>
  );
}
