import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { type Product, type ProductDraft, productDraft } from '#contract/product.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { tellsErrors } from '../admin-query-client.ts';
import { trpc } from '../api.ts';
import { EntityForm } from '../entity-form.tsx';
import { PageTitle } from '../page-title.tsx';
import { problemOf } from '../problem.ts';
import { toast } from '../toast-store.ts';
import { ProductFields, type ProductValues } from './product-fields.tsx';

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
  const create = trpc.admin.product.create.useMutation(tellsErrors);
  return (
    <ProductForm
      title="New product"
      values={emptyProduct}
      save={create.mutateAsync}
      onSaved={({ id, name }) => {
        toast.say(`${name} was created.`);
        navigate({ to: '/admin/products/$id', params: { id: String(id) }, replace: true });
      }}
    />
  );
}

export function EditProductPage() {
  const { id } = useParams({ from: '/admin/_editor/products/$id' });
  const { data: product, error, refetch } = trpc.admin.product.get.useQuery({ id: Number(id) });
  const update = trpc.admin.product.update.useMutation(tellsErrors);
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
      save={(draft) => update.mutateAsync({ id: product.id, draft })}
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
        save={(draft) => save(inOrder(draft))}
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
