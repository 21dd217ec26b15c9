/** Finds products, promo codes and pages by name. */
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { trpc } from '../../api.ts';
import type { Command } from './command.ts';

const minLength = 2;
const limit = 5;

export function useFoundCommands(typed: string) {
  const navigate = useNavigate();
  const now = typed.trim();
  const q = useDebounced(now, 250);
  const enabled = q.length >= minLength && now.length >= minLength;
  const options = { enabled, placeholderData: keepPreviousData };
  const products = trpc.admin.product.list.useQuery({ q, limit }, options);
  const promoCodes = trpc.admin.promoCode.list.useQuery({ q, limit }, options);
  const pages = trpc.admin.contentPage.list.useQuery({ q, limit }, options);
  const queries = [products, promoCodes, pages];

  const rows: Command[] = [
    ...(products.data?.items ?? []).map(({ id, title }) => ({
      key: `product-${id}`,
      name: title,
      kind: 'product' as const,
      run: () => navigate({ to: '/admin/products/$id', params: { id: String(id) } }),
    })),
    ...(promoCodes.data?.items ?? []).map(({ id, code, product_name }) => ({
      key: `promo-code-${id}`,
      name: product_name ? `${code} · ${product_name}` : code,
      kind: 'promoCode' as const,
      run: () => navigate({ to: '/admin/promocodes/$id', params: { id: String(id) } }),
    })),
    ...(pages.data?.items ?? []).map(({ id, name }) => ({
      key: `page-${id}`,
      name,
      kind: 'page' as const,
      run: () => navigate({ to: '/admin/pages/$id', params: { id: String(id) } }),
    })),
  ];
  return {
    found: enabled ? rows : [],
    isSearching:
      now.length >= minLength &&
      (q !== now || queries.some((query) => query.isPending || query.isPlaceholderData)),
    failed: enabled && queries.some(({ isError }) => isError),
  };
}
