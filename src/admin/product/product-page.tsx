import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { type Product, type ProductDraft, productDraft } from '#contract/product.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { api } from '../api.ts';
import { EntityForm } from '../entity-form.tsx';
import { PageTitle } from '../page-title.tsx';
import { problemOf } from '../problem.ts';
import { toast } from '../toast-store.ts';
import { ProductFields, type ProductValues } from './product-fields.tsx';
import { productQuery } from './product-queries.ts';

const noTexts = { name: null, description: null, fs_label: null, freebet_label: null };

const emptyProduct: ProductDraft = {
  icon_url: null,
  rating: null,
  ref_link: null,
  i18n: { en: { ...noTexts, name: '' }, tr: noTexts },
  images: [],
  categories: [],
};

export function NewProductPage() {
  const navigate = useNavigate();
  return (
    <ProductForm
      title="New product"
      values={emptyProduct}
      save={(draft) => api.admin.product.create.mutate(draft)}
      onSaved={({ id, name }) => {
        toast.say(`${name} was created.`);
        navigate({ to: '/admin/products/$id', params: { id: String(id) }, replace: true });
      }}
    />
  );
}

export function EditProductPage() {
  const { id } = useParams({ from: '/admin/_editor/products/$id' });
  const { data: product, error, refetch } = useQuery(productQuery(Number(id)));
  if (error) {
    return (
      <div className="flex flex-col gap-5">
        <PageTitle>Product</PageTitle>
        <ErrorBox message={problemOf(error).message} retry={{ label: 'Try again', run: refetch }} />
      </div>
    );
  }
  if (!product) return <Skeleton className="h-96" />;
  return (
    <ProductForm
      key={id}
      title={product.name}
      values={productDraft.parse(product)}
      save={(draft) => api.admin.product.update.mutate({ id: product.id, draft })}
      onSaved={({ name }) => toast.say(`${name} was saved.`)}
    />
  );
}

type FormProps = {
  title: string;
  values: ProductDraft;
  save: (draft: ProductDraft) => Promise<Product>;
  onSaved: (product: Product) => void;
};

/** The images are numbered as they stand. */
const inOrder = ({ images, ...draft }: ProductDraft): ProductDraft => ({
  ...draft,
  images: images.map((image, index) => ({ ...image, sort_order: index + 1 })),
});

function ProductForm({ title, values, save, onSaved }: FormProps) {
  const saving = useMutation({
    mutationFn: (draft: ProductDraft) => save(inOrder(draft)),
    meta: { tellsErrors: true },
  });
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-1">
        <Link to="/admin/products" className="text-muted text-small hover:text-ink">
          Products
        </Link>
        <PageTitle>{title}</PageTitle>
      </div>
      <EntityForm<ProductValues, ProductDraft, Product>
        schema={productDraft}
        values={values}
        isReady={({ i18n }) => (i18n?.en?.name ?? '').trim() !== ''}
        save={saving.mutateAsync}
        onSaved={(product) => {
          onSaved(product);
          return productDraft.parse(product);
        }}
      >
        {(control) => <ProductFields control={control} />}
      </EntityForm>
    </div>
  );
}
