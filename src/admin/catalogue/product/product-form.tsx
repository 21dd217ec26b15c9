import { Link } from '@tanstack/react-router';
import { noFacts } from '#contract/catalogue/fact/product-facts.ts';
import { type Product, type ProductDraft, productDraft } from '#contract/catalogue/product.ts';
import { noScore } from '#contract/catalogue/score/product-score.ts';
import { inEachLanguage } from '#contract/language.ts';
import { trpc } from '../../api.ts';
import { EditPage, type FormProps } from '../../form/edit-page.tsx';
import { EntityForm } from '../../form/entity-form.tsx';
import { NewPage } from '../../form/new/new-page.tsx';
import type { AfterSave } from '../../form/use-saving.ts';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import type { ProductValues } from './product-form-type.ts';
import { ProductPreview } from './product-preview.tsx';
import { ProductTabs } from './product-tabs.tsx';

const list = { to: '/admin/products', name: 'products' } as const;

const noTexts = {
  name: null,
  description: null,
  fs_label: null,
  freebet_label: null,
  pick_reason: null,
};

const emptyProduct: ProductDraft = {
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
  const { form: formText, product: text } = useAdminTexts();
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
          <ProductForm {...form} onSaved={({ name }) => toast.success(formText.saved(name))} />
        </>
      )}
    </EditPage>
  );
}

const inOrder = ({ images, ...draft }: ProductDraft): ProductDraft => ({
  ...draft,
  images: images.map((image, index) => ({ ...image, sort_order: index + 1 })),
});

type ProductFormProps = FormProps<Product, ProductDraft> & AfterSave<Product>;

const ProductForm = ({ save, ...form }: ProductFormProps) => (
  <EntityForm<ProductValues, ProductDraft, Product>
    {...form}
    schema={productDraft}
    isReady={({ i18n }) => (i18n?.en?.name ?? '').trim() !== ''}
    save={(draft, before) => save(inOrder(draft), before)}
    aside={(control) => <ProductPreview control={control} />}
  >
    {(control) => <ProductTabs control={control} />}
  </EntityForm>
);
