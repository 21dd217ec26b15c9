import { keepPreviousData } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { buttonClass } from '../../ui/button.ts';
import { trpc } from '../api.ts';
import { CategoryChips } from '../category-chips.tsx';
import { Pager } from '../pager.tsx';
import { ResourcePage } from '../resource-page.tsx';
import { SearchForm } from '../search-form.tsx';
import { OrderedProducts } from './ordered-products.tsx';
import { isOrdered, mostInOrder, productListInput } from './product-list-input.ts';
import { ProductRowContent } from './product-row-content.tsx';

export function ProductListPage() {
  const filter = useSearch({ from: '/admin/_editor/products/' });
  const list = trpc.admin.product.list.useQuery(productListInput(filter), {
    placeholderData: keepPreviousData,
  });
  const total = list.data?.total ?? 0;
  const ordered = isOrdered(filter);
  return (
    <ResourcePage
      title="Products"
      actions={
        <Link to="/admin/products/new" className={buttonClass.primaryLink}>
          Create product
        </Link>
      }
      filters={
        <div className="flex flex-col gap-4">
          <CategoryChips chosen={filter.category} />
          <SearchForm label="Name or ID" searched={filter.q} />
        </div>
      }
      list={list}
      empty="No products found."
      filtered={filter.category !== undefined || filter.q !== undefined}
    >
      {(rows) =>
        ordered && total <= mostInOrder ? (
          <OrderedProducts filter={filter} rows={rows} />
        ) : (
          <>
            {ordered && (
              <p className="text-muted text-small">
                The first {mostInOrder.toLocaleString('en')} of {total.toLocaleString('en')}: too
                many to order by hand.
              </p>
            )}
            <ul aria-label="Products" className="flex flex-col gap-2">
              {rows.map((row) => (
                <li key={row.id} className="rounded-card border border-line bg-raised px-3 py-2">
                  <ProductRowContent product={row} />
                </li>
              ))}
            </ul>
            {!ordered && <Pager page={filter.page ?? 1} total={total} />}
          </>
        )
      }
    </ResourcePage>
  );
}
