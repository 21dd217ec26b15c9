import type { LinkProps } from '@tanstack/react-router';
import type { ListedChange } from '#contract/catalogue/history/change.ts';
import type { ChangedKind } from '#contract/catalogue/history/entity-kind.ts';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';

type NamedChange = Pick<ListedChange, 'entity' | 'entity_id' | 'name'>;

const category = ({ name }: NamedChange) => ({ category: name ?? undefined });
const params = ({ entity_id }: NamedChange) => ({ id: String(entity_id) });

const editLinks: Record<ChangedKind, (change: NamedChange) => LinkProps | undefined> = {
  product: (change) => ({ to: '/admin/products/$id', params: params(change) }),
  banner: (change) => ({ to: '/admin/banners/$id', params: params(change) }),
  'exclusive-bonus': (change) => ({ to: '/admin/exclusive/$id', params: params(change) }),
  'promo-code': (change) => ({ to: '/admin/promocodes/$id', params: params(change) }),
  regulator: (change) => ({ to: '/admin/facts/regulators/$id', params: params(change) }),
  'payment-method': (change) => ({
    to: '/admin/facts/payment-methods/$id',
    params: params(change),
  }),
  provider: (change) => ({ to: '/admin/facts/providers/$id', params: params(change) }),
  'content-page': (change) => ({ to: '/admin/pages/$id', params: params(change) }),
  redirect: (change) => ({ to: '/admin/redirects/$id', params: params(change) }),
  market: (change) => ({ to: '/admin/settings/markets/$id', params: params(change) }),
  scoring: () => ({ to: '/admin/settings/scoring' }),
  settings: () => ({ to: '/admin/settings/site' }),
  image: (change) => ({ to: '/admin/images/$id', params: params(change) }),
  'top-list-entry': (change) => ({ to: '/admin/toplists/$id', params: params(change) }),
  'product-list': (change) => ({ to: '/admin/products', search: category(change) }),
  'exclusive-bonus-list': (change) => ({ to: '/admin/exclusive', search: category(change) }),
  'top-list': (change) => ({ to: '/admin/toplists', search: category(change) }),
  'page-layout': ({ name }) => ({ to: '/admin/page/$slug', params: { slug: name ?? '' } }),
  catalogue: () => undefined,
};

/** Returns a link to the screen that edits the changed entity. */
export const editLink = (change: NamedChange) => editLinks[change.entity](change);

export function changeTitle(change: NamedChange, { titles }: AdminTexts['history']): string {
  const name = change.name ?? '';
  switch (change.entity) {
    case 'scoring':
      return titles.scoring;
    case 'settings':
      return titles.settings;
    case 'product-list':
      return titles.productList(name);
    case 'exclusive-bonus-list':
      return change.name ? titles.exclusiveList(name) : titles.allExclusive;
    case 'top-list':
      return titles.topList(name);
    case 'page-layout':
      return titles.pageLayout(name);
    case 'catalogue':
      return titles.catalogue;
    default:
      return change.name ?? `#${change.entity_id}`;
  }
}
