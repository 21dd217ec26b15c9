/** The screens of each kind of entity, in the order of the menu. A kind without screens doesn't compile. */
import type { LinkProps } from '@tanstack/react-router';
import {
  FileText,
  Gift,
  Image,
  Images,
  ListOrdered,
  type LucideIcon,
  Package,
  Ticket,
} from 'lucide-react';
import type { EntityKind } from '#contract/catalogue/history/entity-kind.ts';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';
import type { GuideSection } from '../../help/guide.ts';

type Text = (texts: AdminTexts) => string;
type Path = NonNullable<LinkProps['to']>;
export type Screen = { to: Path; title: Text };

export type EntityScreen = Screen & {
  /**
   * Either in the menu, with the label of its button, or below a screen of the menu. Only the palette lists the latter.
   */
  place:
    | { group: 'catalogue' | 'content'; icon: LucideIcon; add?: keyof AdminTexts['frame']['add'] }
    | { below: 'facts' | 'pages' | 'settings' };
  /** Without this path, the screen itself is the form. */
  edit?: Path;
  create?: Screen;
  help: GuideSection;
};

export const named =
  (name: keyof AdminTexts['frame']['screens']): Text =>
  ({ frame }) =>
    frame.screens[name];

const editors = (heading: string): GuideSection => ({ guide: 'editors', heading });
const owners = (heading: string): GuideSection => ({ guide: 'owners', heading });

export const entityScreens: Record<EntityKind, EntityScreen> = {
  product: {
    to: '/admin/products',
    title: named('products'),
    place: { group: 'catalogue', icon: Package, add: 'products' },
    edit: '/admin/products/$id',
    create: { to: '/admin/products/new', title: ({ product }) => product.create },
    help: editors('products'),
  },
  banner: {
    to: '/admin/banners',
    title: named('banners'),
    place: { group: 'catalogue', icon: Image, add: 'banners' },
    edit: '/admin/banners/$id',
    create: { to: '/admin/banners/new', title: ({ offer }) => offer.banner.create },
    help: editors('banners-and-exclusive-bonuses'),
  },
  'exclusive-bonus': {
    to: '/admin/exclusive',
    title: named('exclusive'),
    place: { group: 'catalogue', icon: Gift, add: 'exclusive' },
    edit: '/admin/exclusive/$id',
    create: { to: '/admin/exclusive/new', title: ({ offer }) => offer.exclusive.create },
    help: editors('banners-and-exclusive-bonuses'),
  },
  'top-list-entry': {
    to: '/admin/toplists',
    title: named('topLists'),
    place: { group: 'catalogue', icon: ListOrdered },
    edit: '/admin/toplists/$id',
    help: editors('top-lists'),
  },
  'promo-code': {
    to: '/admin/promocodes',
    title: named('promoCodes'),
    place: { group: 'catalogue', icon: Ticket, add: 'promoCodes' },
    edit: '/admin/promocodes/$id',
    create: { to: '/admin/promocodes/new', title: ({ offer }) => offer.promoCode.new },
    help: editors('promo-codes'),
  },
  regulator: {
    to: '/admin/facts/regulators',
    title: named('regulators'),
    place: { below: 'facts' },
    edit: '/admin/facts/regulators/$id',
    create: {
      to: '/admin/facts/regulators/new',
      title: (text) => text.vocabulary.regulator.create,
    },
    help: editors('facts'),
  },
  'payment-method': {
    to: '/admin/facts/payment-methods',
    title: named('paymentMethods'),
    place: { below: 'facts' },
    edit: '/admin/facts/payment-methods/$id',
    create: {
      to: '/admin/facts/payment-methods/new',
      title: ({ vocabulary }) => vocabulary.paymentMethod.create,
    },
    help: editors('facts'),
  },
  provider: {
    to: '/admin/facts/providers',
    title: named('providers'),
    place: { below: 'facts' },
    edit: '/admin/facts/providers/$id',
    create: {
      to: '/admin/facts/providers/new',
      title: ({ vocabulary }) => vocabulary.provider.create,
    },
    help: editors('facts'),
  },
  'content-page': {
    to: '/admin/pages',
    title: named('pages'),
    place: { group: 'content', icon: FileText, add: 'pages' },
    edit: '/admin/pages/$id',
    create: { to: '/admin/pages/new', title: ({ contentPage }) => contentPage.create },
    help: editors('pages'),
  },
  redirect: {
    to: '/admin/redirects',
    title: named('redirects'),
    place: { below: 'pages' },
    edit: '/admin/redirects/$id',
    create: { to: '/admin/redirects/new', title: ({ redirect }) => redirect.create },
    help: editors('pages'),
  },
  image: {
    to: '/admin/images',
    title: named('images'),
    place: { group: 'content', icon: Images },
    edit: '/admin/images/$id',
    help: editors('images'),
  },
  settings: {
    to: '/admin/settings/site',
    title: ({ site }) => site.title,
    place: { below: 'settings' },
    help: owners('site'),
  },
  market: {
    to: '/admin/settings/markets',
    title: ({ market }) => market.title,
    place: { below: 'settings' },
    edit: '/admin/settings/markets/$id',
    help: owners('markets-and-languages'),
  },
  scoring: {
    to: '/admin/settings/scoring',
    title: ({ scoring }) => scoring.title,
    place: { below: 'settings' },
    help: owners('site'),
  },
};

/** Returns a link to the form of an entity. */
export function entityLink(kind: EntityKind, id: number): LinkProps {
  const { to, edit } = entityScreens[kind];
  return edit ? { to: edit, params: { id: String(id) } } : { to };
}

export const screensBelow = (screen: 'facts' | 'pages' | 'settings') =>
  Object.values(entityScreens).filter(({ place }) => 'below' in place && place.below === screen);
