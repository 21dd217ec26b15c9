import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useFormState } from 'react-hook-form';
import { noFacts } from '#contract/catalogue/fact/product-facts.ts';
import { type Product, type ProductDraft, productDraft } from '#contract/catalogue/product.ts';
import { noScore } from '#contract/catalogue/score/product-score.ts';
import { inEachLanguage } from '#contract/language.ts';
import { TabList } from '../../../ui/tab-list.tsx';
import { trpc } from '../../api.ts';
import { FormEffects } from '../../effect/form-effects.tsx';
import { EditPage, type FormProps } from '../../form/edit-page.tsx';
import { EntityForm } from '../../form/entity-form.tsx';
import { NewPage } from '../../form/new/new-page.tsx';
import { useTab } from '../../form/use-tab.ts';
import { useAdminTexts } from '../../language.ts';
import { FactsTab } from './facts/facts-tab.tsx';
import { MarketsTab } from './market/markets-tab.tsx';
import { ProductFields } from './product-fields.tsx';
import type { ProductControl, ProductValues } from './product-form-type.ts';
import { ProductPreview } from './product-preview.tsx';
import { ScoreTab } from './score/score-tab.tsx';

const tabs = ['offer', 'score', 'markets', 'facts'] as const;
type ProductTab = (typeof tabs)[number];

const panels = { offer: ProductFields, score: ScoreTab, markets: MarketsTab, facts: FactsTab };

/** Shows one part of the form at a time. A failed save switches to the part with errors. */
function ProductTabs({ control }: { control: ProductControl }) {
  const { fact, form, scoring } = useAdminTexts();
  const text = { ...fact.tabs, score: scoring.tab };
  const { errors, submitCount } = useFormState({ control });
  const { markets, facts, score, root: _, ...others } = errors;
  const isWrong: Record<ProductTab, boolean> = {
    offer: Object.keys(others).length > 0,
    score: score !== undefined,
    markets: markets !== undefined,
    facts: facts !== undefined,
  };
  const wrong = tabs.filter((tab) => isWrong[tab]);
  const [chosen, choose] = useTab<ProductTab>('offer', wrong, submitCount);
  const id = useId();

  return (
    <div className="flex min-w-0 flex-col gap-6">
      <TabList
        id={id}
        label={text.label}
        tabs={tabs.map((key) => ({ key, label: text[key] }))}
        chosen={chosen}
        wrong={wrong}
        hasErrors={form.hasErrors}
        onChoose={choose}
      />
      {tabs.map((tab) => {
        const Panel = panels[tab];
        return (
          <div
            key={tab}
            id={`${id}-${tab}`}
            role="tabpanel"
            aria-labelledby={`${id}-${tab}-tab`}
            className={tab === chosen ? 'flex min-w-0 flex-col gap-8' : 'hidden'}
          >
            <Panel control={control} />
          </div>
        );
      })}
    </div>
  );
}

const list = { to: '/admin/products', name: 'products' } as const;

const noTexts = {
  name: null,
  description: null,
  fs_label: null,
  freebet_label: null,
  pick_reason: null,
};

const emptyProduct: ProductDraft = {
  slug: null,
  icon_url: null,
  rating: null,
  ref_link: null,
  click_parameter: null,
  i18n: { ...inEachLanguage(() => noTexts), en: { ...noTexts, name: '' } },
  images: [],
  categories: [],
  markets: [],
  facts: noFacts,
  score: noScore,
};

export function NewProductPage() {
  const { form: formText, product: text } = useAdminTexts();
  return (
    <NewPage<Product, ProductDraft>
      list={list}
      title={text.new}
      calls={trpc.admin.product}
      schema={productDraft}
      empty={emptyProduct}
      duplicate={({ i18n, ...draft }) => ({
        ...draft,
        slug: null,
        i18n: { ...i18n, en: { ...i18n.en, name: formText.copyOf(i18n.en.name) } },
      })}
      keep={({ categories }) => ({ categories })}
      message={({ name }) => formText.created(name)}
    >
      {(form) => <ProductForm {...form} />}
    </NewPage>
  );
}

export function EditProductPage() {
  const { product: text } = useAdminTexts();
  return (
    <EditPage<Product, ProductDraft>
      list={list}
      newAt="/admin/products/new"
      entity="product"
      kind={text.kind}
      calls={trpc.admin.product}
      schema={productDraft}
      title={({ name }) => name}
    >
      {(form, { id }) => (
        <>
          <p>
            <Link
              to="/admin/products/$id/conversions"
              params={{ id: String(id) }}
              className="underline underline-offset-4"
            >
              {text.conversions}
            </Link>
          </p>
          <ProductForm {...form} />
        </>
      )}
    </EditPage>
  );
}

const inOrder = ({ images, ...draft }: ProductDraft): ProductDraft => ({
  ...draft,
  images: images.map((image, index) => ({ ...image, sort_order: index + 1 })),
});

const ProductForm = ({ save, ...form }: FormProps<Product, ProductDraft>) => (
  <EntityForm<ProductValues, ProductDraft, Product>
    {...form}
    schema={productDraft}
    isReady={({ i18n }) => (i18n?.en?.name ?? '').trim() !== ''}
    save={(draft, before) => save(inOrder(draft), before)}
    aside={(control) => <ProductPreview control={control} />}
  >
    {(control) => (
      <>
        <ProductTabs control={control} />
        <FormEffects kind="product" schema={productDraft} />
      </>
    )}
  </EntityForm>
);
