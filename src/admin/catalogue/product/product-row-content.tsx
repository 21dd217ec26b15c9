import { memo } from 'react';
import type { ProductRow } from '#contract/catalogue/product.ts';
import type { ProductFigures } from '#contract/catalogue/product-figures.ts';
import type { LinkProblem } from '#contract/partner/link-state.ts';
import { useStableCallback } from '../../../ui/use-stable-callback.ts';
import { trpc } from '../../api.ts';
import { useAdminTexts } from '../../language.ts';
import { DeleteButton } from '../../list/delete-button.tsx';
import { statusesOf } from '../../list/row-status.ts';
import { EntityRow } from '../../list/table/entity-row.tsx';
import { useLinkProblems } from '../../partner/link/use-link-problems.ts';
import { useUndoableToast } from '../../release/undo/use-undoable-toast.ts';
import { useCategories } from '../../use-categories.ts';
import { useLanguages } from '../../use-languages.ts';
import { figureTexts, MarketMarks, type ProductColumn } from './product-column.tsx';

/** Returns a function that renders a row, so that all rows share the queries. */
export function useProductRow(
  columns: readonly ProductColumn[],
  figures: ReadonlyMap<number, ProductFigures>,
) {
  const { form } = useAdminTexts();
  const { data: categories } = useCategories();
  const linkProblemOf = useLinkProblems('product');
  const showUndoable = useUndoableToast();
  const { mutateAsync, isPending, variables } = trpc.admin.product.delete.useMutation();
  const remove = useStableCallback(({ id, name }: ProductRow) => {
    const call = { id };
    return mutateAsync(call).then(
      () => showUndoable(form.deleted(name), call),
      // The query client shows the error.
      () => {},
    );
  });
  return (product: ProductRow) => (
    <ProductRowContent
      product={product}
      columns={columns}
      figures={figures.get(product.id)}
      categories={categories?.items}
      link={linkProblemOf(product.id)}
      isPending={isPending && variables.id === product.id}
      onDelete={remove}
    />
  );
}

type Props = {
  product: ProductRow;
  columns: readonly ProductColumn[];
  figures: ProductFigures | undefined;
  categories: { id: number; name: string }[] | undefined;
  link: LinkProblem | undefined;
  isPending: boolean;
  onDelete: (product: ProductRow) => void;
};

const ProductRowContent = memo((props: Props) => {
  const { product, columns, figures, categories, link, ...row } = props;
  const texts = useAdminTexts();
  const { list, product: text } = texts;
  const { id, name, names, rating, icon_url } = product;
  const untranslated = useLanguages().filter((language) => names[language] === null);
  const shown = categories?.filter(({ id }) => product.categories.includes(id)) ?? [];
  const cells = {
    categories: shown.map(({ name }) => name).join(', '),
    rating: rating?.toFixed(1) ?? '–',
    id: `#${id}`,
    ...figureTexts(figures, texts),
  };
  return (
    <EntityRow
      id={id}
      name={name}
      image={icon_url}
      cells={Object.fromEntries(
        columns.flatMap((column) => (column === 'status' ? [] : [[column, cells[column]]])),
      )}
      {...(figures && { drawn: { markets: <MarketMarks markets={figures.markets} /> } })}
      {...(columns.includes('status') && {
        statuses: statusesOf({ untranslated, image: icon_url, link }, list.status),
      })}
      edit={{ to: '/admin/products/$id', params: { id: String(id) } }}
      newAt="/admin/products/new"
    >
      <DeleteButton
        name={name}
        consequence={text.deletion}
        isPending={row.isPending}
        onDelete={() => row.onDelete(product)}
      />
    </EntityRow>
  );
});
