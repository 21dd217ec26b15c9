/** The panels that list where something is shown, and the effects of a change. */
type Forms = { one?: string; other: string };
export type EffectKinds =
  | 'product'
  | 'exclusive-bonus'
  | 'promo-code'
  | 'banner'
  | 'top-list-entry'
  | 'content-page';

const counted: Record<EffectKinds, Forms> = {
  product: { one: '{count} partner', other: '{count} partners' },
  'exclusive-bonus': { one: '{count} bonus', other: '{count} bonuses' },
  'promo-code': { one: '{count} code', other: '{count} codes' },
  banner: { one: '{count} banner', other: '{count} banners' },
  'top-list-entry': { one: '{count} top list entry', other: '{count} top list entries' },
  'content-page': { one: '{count} article', other: '{count} articles' },
};

const sentence = {
  actions: {
    save: 'Saving {name}',
    delete: 'Deleting {name}',
    close: 'Closing {name} in {markets}',
    publish: 'Publishing {name}',
  },
  unnamed: 'this',
  whole: '{action} {effects} {pages}; {followers}.',
  nothing: '{action} doesn’t make anything appear or vanish.',
  hides: 'hides {things}',
  shows: 'shows {things}',
  changes: 'changes what is listed',
  pages: { one: 'on {count} page', other: 'on {count} pages' } as Forms,
  followers: {
    one: '{count} follower will be notified',
    other: '{count} followers will be notified',
  } as Forms,
};

export const texts = {
  counted,
  sentence,
  where: 'Where is this shown?',
  changes: 'What saving changes',
  release: 'What publishing changes',
  loading: 'Looking through the site …',
  incomplete: 'Fix the errors in the form first.',
  nowhere: 'Visitors don’t see this anywhere.',
  appears: 'Appears',
  vanishes: 'Vanishes',
  pages: 'Pages',
  lists: 'Lists',
  cards: 'Cards',
  feeds: 'Feeds',
  codes: 'Promo codes',
  followers: {
    one: '{count} follower gets emails about this.',
    other: '{count} followers get emails about this.',
  } as Forms,
  more: 'and {count} more',
  unread: '{count} more pages weren’t looked at, because the site is very large.',
  onPages: { one: '{count} page', other: '{count} pages' } as Forms,
  place: 'no. {position}',
  list: {
    partners: 'Partners',
    top: 'Top list',
    bonuses: 'Bonuses',
    promocodes: 'Promo codes',
    banners: 'Banners',
    pages: 'Guides and reviews',
  },
};
export type EffectTexts = typeof texts;
