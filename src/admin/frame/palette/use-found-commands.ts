/** Finds what the person may open by name. */
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { FoundItem } from '#contract/catalogue/search/everything.ts';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { trpc } from '../../api.ts';
import { entityLink } from '../menu/entity-screen.ts';
import type { Command } from './command.ts';

const minLength = 2;

const kindOf = {
  product: 'product',
  'exclusive-bonus': 'exclusiveBonus',
  banner: 'banner',
  'promo-code': 'promoCode',
  'content-page': 'page',
  market: 'market',
  person: 'person',
} satisfies Record<FoundItem['kind'], Command['kind']>;

const linkOf = ({ kind, id }: FoundItem) =>
  kind === 'person' ? ({ to: '/admin/settings/people' } as const) : entityLink(kind, id);

export function useFoundCommands(typed: string) {
  const navigate = useNavigate();
  const now = typed.trim();
  const q = useDebounced(now, 250);
  const enabled = q.length >= minLength && now.length >= minLength;
  const query = trpc.admin.searchEverything.useQuery(
    { q },
    { enabled, placeholderData: keepPreviousData },
  );
  const found = (query.data?.items ?? []).map((item): Command => {
    const { kind, id, name, detail } = item;
    return {
      key: `${kind}-${id}`,
      name: detail ? `${name} · ${detail}` : name,
      kind: kindOf[kind],
      run: () => navigate(linkOf(item)),
    };
  });
  return {
    found: enabled ? found : [],
    isSearching:
      now.length >= minLength && (q !== now || query.isPending || query.isPlaceholderData),
    failed: enabled && query.isError,
  };
}
