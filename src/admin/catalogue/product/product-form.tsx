import { Link, useNavigate } from '@tanstack/react-router';
import { type Product, type ProductDraft, productDraft } from '#contract/catalogue/product.ts';
import { inEachLanguage } from '#contract/language.ts';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { EntityForm } from '../../form/entity-form.tsx';
import { EntityFrame, LoadedEntity, WithIdInPath } from '../../form/entity-form-page.tsx';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { HistorySection } from '../history/history-section.tsx';
import { ProductFields } from './product-fields.tsx';
import type { ProductValues } from './product-form-type.ts';
import { ProductPreview } from './product-preview.tsx';

const list = { to: '/admin/products', name: 'products' } as const;

const noTexts = { name: null, description: null, fs_label: null, freebet_label: null };

const emptyProduct: ProductDraft = {
  icon_url: null,
  rating: null,
  ref_link: null,
  click_parameter: null,
  i18n: { ...inEachLanguage(() => noTexts), en: { ...noTexts, name: '' } },
  images: [],
  categories: [],
};

export function NewProductPage() {
  const navigate = useNavigate();
  const { form, product: text } = useAdminTexts();
  const create = trpc.admin.product.create.useMutation(showsOwnErrors);
  return (
    <EntityFrame list={list} title={text.new}>
      <ProductForm
        values={emptyProduct}
        save={(draft) => create.mutateAsync(draft)}
        onSaved={({ id, name }) => {
          toast.success(form.created(name));
          navigate({ to: '/admin/products/$id', params: { id: String(id) }, replace: true });
        }}
      />
    </EntityFrame>
  );
}

export function EditProductPage() {
  const { product } = useAdminTexts();
  return (
    <WithIdInPath list={list} kind={product.kind}>
      {(id) => <EditProduct id={id} />}
    </WithIdInPath>
  );
}

function EditProduct({ id }: { id: number }) {
  const { form, product: text } = useAdminTexts();
  const update = trpc.admin.product.update.useMutation(showsOwnErrors);
  const utils = trpc.useUtils();
  return (
    <LoadedEntity<Product> list={list} query={trpc.admin.product.get.useQuery({ id })}>
      {(product) => (
        <EntityFrame list={list} title={product.name}>
          <p>
            <Link
              to="/admin/products/$id/conversions"
              params={{ id: String(id) }}
              className="underline underline-offset-4"
            >
              {text.conversions}
            </Link>
          </p>
          <ProductForm
            key={id}
            values={productDraft.parse(product)}
            save={(draft, before) => update.mutateAsync({ id, draft, before })}
            reload={() => utils.admin.product.get.fetch({ id })}
            onSaved={({ name }) => toast.success(form.saved(name))}
          />
          <HistorySection entity="product" id={id} />
        </EntityFrame>
      )}
    </LoadedEntity>
  );
}

type FormProps = {
  values: ProductDraft;
  save: (draft: ProductDraft, before: ProductDraft) => Promise<Product>;
  reload?: () => Promise<Product>;
  onSaved: (product: Product) => void;
};

const inOrder = ({ images, ...draft }: ProductDraft): ProductDraft => ({
  ...draft,
  images: images.map((image, index) => ({ ...image, sort_order: index + 1 })),
});

const ProductForm = ({ save, ...form }: FormProps) => (
  <EntityForm<ProductValues, ProductDraft, Product>
    {...form}
    schema={productDraft}
    isReady={({ i18n }) => (i18n?.en?.name ?? '').trim() !== ''}
    save={(draft, before) => save(inOrder(draft), before)}
    aside={(control) => <ProductPreview control={control} />}
  >
    {(control) => <ProductFields control={control} />}
  </EntityForm>
);
