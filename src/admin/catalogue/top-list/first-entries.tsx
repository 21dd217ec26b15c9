import { Link } from '@tanstack/react-router';
import type { Category } from '#contract/catalogue/category.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import { buttonClass } from '../../../ui/button.ts';
import { useOneAtATime } from '../../../ui/use-one-at-a-time.ts';
import { trpc } from '../../api.ts';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { EditorOnly } from '../../people/sign-in/editor-only.tsx';

const maxEntries = 5;

type Props = { category: Category; market: MarketCode };

/** Starts an empty list with the partners of its category, best rating first. */
export function FirstEntries({ category, market }: Props) {
  const { topList: text } = useAdminTexts();
  const { data: all } = trpc.admin.product.list.useQuery({ limit: 1 });
  const { data: best } = trpc.admin.product.list.useQuery({
    category: category.slug,
    sort: 'rating',
    order: 'desc',
    limit: maxEntries,
  });
  const add = trpc.admin.topListEntry.create.useMutation();
  const start = useOneAtATime(async (products: { id: number }[]) => {
    for (const { id } of products) {
      await add.mutateAsync({ product_id: id, category_id: category.id, market_code: market });
    }
    toast.success(text.started(products.length));
  });
  if (all?.total === 0) {
    return (
      <EditorOnly>
        <Link to="/admin/products/new" className={buttonClass.quiet}>
          {text.firstPartner}
        </Link>
      </EditorOnly>
    );
  }
  if (!best?.items.length) return null;
  return (
    <EditorOnly>
      <button
        type="button"
        disabled={add.isPending}
        onClick={() => start(best.items).catch(() => undefined)}
        className={buttonClass.quiet}
      >
        {text.bestRated}
      </button>
    </EditorOnly>
  );
}
