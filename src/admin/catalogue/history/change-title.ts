import type { LinkProps } from '@tanstack/react-router';
import type { ListedChange } from '#contract/catalogue/history/change.ts';
import {
  type ChangedKind,
  type EntityKind,
  isEntityKind,
} from '#contract/catalogue/history/entity-kind.ts';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';
import { entityLink } from '../../frame/menu/entity-screen.ts';

type NamedChange = Pick<ListedChange, 'entity' | 'entity_id' | 'name'>;

const category = ({ name }: NamedChange) => ({ category: name ?? undefined });

const listLinks: Record<
  Exclude<ChangedKind, EntityKind>,
  (change: NamedChange) => LinkProps | undefined
> = {
  'product-list': (change) => ({ to: '/admin/products', search: category(change) }),
  'exclusive-bonus-list': (change) => ({ to: '/admin/exclusive', search: category(change) }),
  'top-list': (change) => ({ to: '/admin/toplists', search: category(change) }),
  'page-layout': ({ name }) => ({ to: '/admin/page/$slug', params: { slug: name ?? '' } }),
  catalogue: () => undefined,
};

/** Returns a link to the screen that edits the changed entity. */
export function editLink(change: NamedChange): LinkProps | undefined {
  const { entity, entity_id } = change;
  return isEntityKind(entity) ? entityLink(entity, entity_id) : listLinks[entity](change);
}

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
