import type { ProductRow } from '#contract/product.ts';
import { trpc } from '../api.ts';
import { DeleteButton } from '../list/delete-button.tsx';
import { EntityRow } from '../list/entity-row.tsx';
import type { Selection } from '../list/selection.ts';
import { statusesOf } from '../list/status.ts';
import { toast } from '../toast-store.ts';
import { useCategories } from '../use-categories.ts';

export const deletionOfProduct =
  'Its places in the top lists go with it. Its banners, bonuses and promo codes stay, without a product.';

type Props = { product: ProductRow; selection: Selection };

export function ProductRowContent({ product, selection }: Props) {
  const { id, name, names, rating, icon_url } = product;
  const { data: categories } = useCategories();
  const slugs = categories?.items.filter(({ id }) => product.categories.includes(id)) ?? [];
  const remove = trpc.admin.product.remove.useMutation({
    onSuccess: () => toast.say(`${name} was deleted.`),
  });
  return (
    <EntityRow
      id={id}
      name={name}
      image={icon_url}
      figure={rating?.toFixed(1) ?? '–'}
      details={slugs.map(({ slug }) => slug).join(', ')}
      statuses={statusesOf({ turkish: names.tr, image: icon_url })}
      selection={selection}
      edit={{ to: '/admin/products/$id', params: { id: String(id) } }}
    >
      <DeleteButton
        name={name}
        consequence={deletionOfProduct}
        isPending={remove.isPending}
        onDelete={() => remove.mutate({ id })}
      />
    </EntityRow>
  );
}
