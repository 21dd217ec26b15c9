/** One offer of each kind in a market, whose texts, links and codes can be recognized in any answer. */
import type { RichText } from '#contract/content/rich-text/rich-text-node.ts';
import type { ClickKind } from '#contract/partner/click-place.ts';
import { marketExamples } from '#contract/site/market-example.ts';
import { allSubjects, effectsOn } from '#contract/site/market-rule.ts';
import {
  type RuleEffect,
  type RuleSubject,
  ruleSubjects,
  type SubjectEffects,
} from '#contract/site/rule-subject.ts';
import type { TestApp } from '../../../testing/app.ts';
import { voting } from '../../../visitor/vote/testing/vote-app.ts';

export const market = 'NL';

const link = (name: string) => `https://${name}.example/join`;

type Mark = {
  pattern: RegExp;
  /** The mark is visible only if none of these subjects is hidden. */
  subjects: RuleSubject[];
  /** True for links and codes, which are removed from offers shown only by name. */
  isMoreThanNamed?: true;
};

const named = (pattern: RegExp, ...subjects: RuleSubject[]): Mark => ({ pattern, subjects });
const linked = (name: string, ...subjects: RuleSubject[]): Mark => ({
  pattern: new RegExp(`${name}\\.example`),
  subjects: ['links', ...subjects],
  isMoreThanNamed: true,
});

/** Every way in which an offer can be recognized. */
const marks: Record<string, Mark> = {
  partner: named(/PARTNERMARK/),
  partnerLink: linked('partner'),
  textLink: linked('text'),
  label: named(/LABELMARK/, 'bonuses'),
  bonus: named(/BONUSMARK/, 'bonuses'),
  bonusLink: linked('bonus', 'bonuses'),
  bonusTerms: linked('bonus-terms', 'bonuses'),
  codeValue: named(/VALUEMARK/, 'promo_codes'),
  code: { pattern: /CODEMARK/, subjects: ['promo_codes'], isMoreThanNamed: true },
  codeLink: linked('code', 'promo_codes'),
  codeTerms: linked('code-terms', 'promo_codes'),
  votes: named(/worked_percent\W{1,3}83|83%/, 'promo_codes', 'votes'),
  banner: named(/BANNERMARK/, 'banners'),
  bannerLink: linked('banner', 'banners'),
  top: named(/TOPMARK/, 'top_lists'),
  topLink: linked('top', 'top_lists'),
};
type MarkName = keyof typeof marks;

export const markNames = Object.keys(marks);

export const marksIn = (text: string): MarkName[] =>
  Object.entries(marks)
    .filter(([, { pattern }]) => pattern.test(text))
    .map(([name]) => name);

/** Returns whether visitors may see the mark under these rules. */
export function isShown(name: MarkName, effects: SubjectEffects): boolean {
  const { subjects, isMoreThanNamed } = marks[name] as Mark;
  return subjects.every((subject) =>
    isMoreThanNamed ? effects[subject] === 'show' : effects[subject] !== 'hide',
  );
}

/**
 * Returns the marks that an answer should still contain, but doesn't. Ignores partners, because a list drops a partner
 * along with its only offer.
 */
export const lostMarks = (before: MarkName[], after: MarkName[], effects: SubjectEffects) =>
  before.filter(
    (name) => !name.startsWith('partner') && isShown(name, effects) && !after.includes(name),
  );

export const everythingShown = allSubjects((): RuleEffect => 'show');

/** Each subject under each rule, and the example rules that owners can start from. */
export const everyRule: [name: string, effects: SubjectEffects][] = [
  ...ruleSubjects.flatMap((subject) =>
    (['text', 'hide'] as const).map((effect): [string, SubjectEffects] => [
      `${subject}: ${effect}`,
      { ...everythingShown, [subject]: effect },
    ]),
  ),
  ...marketExamples.map(({ name, rules }): [string, SubjectEffects] => [
    `the example for ${name}`,
    effectsOn(rules, '2026-11-25'),
  ]),
];

export type MarkedOffers = Awaited<ReturnType<typeof makeMarkedOffers>>;

export async function makeMarkedOffers(given: TestApp) {
  const { call, make } = given;
  const draft = { code: market, currency: 'EUR', i18n: { en: { name: 'Netherlands' } } };
  const { body: made } = await call('POST', '/admin/markets', draft);
  const partner = await make.product({
    ref_link: link('partner'),
    categories: [1, 2, 3],
    i18n: { en: { name: 'PARTNERMARK offer', fs_label: 'LABELMARK' } },
  });
  const similar = await make.product({
    ref_link: link('partner'),
    categories: [1],
    i18n: { en: { name: 'PARTNERMARK offer too', freebet_label: 'LABELMARK' } },
  });
  // Without a category, so that only top lists show it.
  const top = await make.product({
    ref_link: link('top'),
    i18n: { en: { name: 'TOPMARK' } },
  });
  const rows = { market_code: market, categories: [1, 2, 3], product_id: partner.id };
  const termsOf = (name: string, value: string) => ({
    url: link(name),
    wagering: '30x',
    i18n: { en: { value } },
  });
  const bonus = await make.exclusiveBonus({
    ...rows,
    link_url: link('bonus'),
    terms: termsOf('bonus-terms', 'BONUSMARK value'),
    i18n: { en: { title: 'BONUSMARK offer' } },
  });
  const code = await make.promoCode({
    ...rows,
    code: 'CODEMARK offer',
    ref_link: link('code'),
    terms: termsOf('code-terms', 'VALUEMARK'),
  });
  const banner = await make.banner({
    ...rows,
    link_url: link('banner'),
    i18n: { en: { title: 'BANNERMARK' } },
  });
  const entries = [];
  for (const category_id of [1, 2]) {
    const entry = { market_code: market, product_id: top.id, category_id };
    entries.push(await make.topListEntry(entry));
  }
  await make.product({ ref_link: 'https://text.example/partner', categories: [2] });
  const guide = {
    title: 'Odds of an offer',
    publish_at: '2026-01-01 00:00:00',
    body: textWith({ bonus: bonus.id, code: code.id, partner: similar.id }),
  };
  const page = await make.contentPage({
    slug: 'odds',
    product_ids: [partner.id],
    i18n: { en: guide, tr: guide },
  });
  const announced = { en: { announcement: 'Read this', footer_note: 'At the end' } };
  const settings = { announcement_url: link('text'), i18n: announced, telegram_url: link('text') };
  const social_links = [{ name: 'Elsewhere', url: link('text') }];
  await call('PUT', '/admin/settings', { name: null, ...settings, social_links });
  await voting(given).votes(code, { worked: 5, failed: 1 });
  await given.voteVersion.look();
  const preview: { path: string } = (await call('GET', `/admin/pages/${page.id}/preview`)).body;
  const clicked: Record<ClickKind, { id: number; mark: MarkName }> = {
    product: { id: partner.id, mark: 'partnerLink' },
    bonus: { id: bonus.id, mark: 'bonusLink' },
    promocode: { id: code.id, mark: 'codeLink' },
    banner: { id: banner.id, mark: 'bannerLink' },
    top: { id: entries[0]?.id ?? 0, mark: 'topLink' },
  };

  async function rule(effects: SubjectEffects) {
    const rules = ruleSubjects.map((subject) => ({ subject, effect: effects[subject] }));
    const path = `/admin/markets/${made.id}`;
    const { status } = await call('PUT', path, { ...draft, rules });
    if (status !== 200) throw new Error(`The market could not be changed: ${status}`);
  }

  return { partner, top, bonus, code, preview: preview.path, clicked, rule };
}

/** A guide with a link to a partner and a live card of every kind. */
const textWith = (ids: { bonus: number; code: number; partner: number }): RichText => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Join', marks: [{ type: 'link', attrs: { href: link('text') } }] },
      ],
    },
    { type: 'offerCard', attrs: { bonus_id: ids.bonus } },
    { type: 'promoCodeCard', attrs: { promo_code_id: ids.code } },
    { type: 'partnerCard', attrs: { product_id: ids.partner } },
    { type: 'topListCard', attrs: { category: 'casino', limit: 3 } },
  ],
});
