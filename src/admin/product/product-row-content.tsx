import { Link } from '@tanstack/react-router';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ProductRow } from '#contract/product.ts';
import { buttonClass } from '../../ui/button.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { LogoTile } from '../../ui/logo-tile.tsx';
import { trpc } from '../api.ts';
import { toast } from '../toast-store.ts';
import { useCategories } from '../use-categories.ts';

export function ProductRowContent({ product }: { product: ProductRow }) {
  const { id, name, rating, icon_url } = product;
  const { data: categories } = useCategories();
  const slugs = categories?.items.filter(({ id }) => product.categories.includes(id)) ?? [];
  return (
    <div className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-3 sm:grid-cols-[2.5rem_minmax(0,2fr)_3rem_minmax(0,1fr)_auto]">
      <LogoTile name={name} url={icon_url} size="small" />
      <div className="min-w-0">
        <p dir="auto" className="line-clamp-1 font-strong">
          {name}
        </p>
        <p className="figures text-muted text-small">#{id}</p>
      </div>
      <p className="figures hidden text-right sm:block">{rating?.toFixed(1) ?? '–'}</p>
      <p className="hidden truncate text-muted text-small sm:block">
        {slugs.map(({ slug }) => slug).join(', ')}
      </p>
      <div className="flex">
        <Link
          to="/admin/products/$id"
          params={{ id: String(id) }}
          title="Edit"
          className={buttonClass.icon}
        >
          <Pencil className="size-4" strokeWidth={1.75} aria-hidden="true" />
          <span className="sr-only">Edit {name}</span>
        </Link>
        <DeleteButton product={product} />
      </div>
    </div>
  );
}

function DeleteButton({ product: { id, name } }: { product: ProductRow }) {
  const [asking, setAsking] = useState(false);
  const remove = trpc.admin.product.remove.useMutation({
    onSuccess: () => toast.say(`${name} was deleted.`),
  });
  return (
    <>
      <button
        type="button"
        title="Delete"
        disabled={remove.isPending}
        onClick={() => setAsking(true)}
        className={buttonClass.icon}
      >
        <Trash2 className="size-4" strokeWidth={1.75} aria-hidden="true" />
        <span className="sr-only">Delete {name}</span>
      </button>
      {asking && (
        <ConfirmDialog
          title={`Delete ${name}?`}
          text="Its places in the top lists go with it. Its banners, bonuses and promo codes stay, without a product."
          action="Delete"
          onConfirm={() => remove.mutate({ id })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
