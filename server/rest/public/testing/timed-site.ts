/**
 * A site on which everything that depends on the day changes at one midnight, at which nothing is scheduled. Scheduled
 * items start and end the next morning, and a market's rule starts a day later.
 */

import { addVotes } from '../../../../db/repositories/visitor/promo-code-vote.ts';
import { updateTimeZone } from '../../../../db/start/update-time-zone.ts';
import { publishedTexts, testApp, visitorSecret } from '../../../testing/app.ts';
import { breakCookies } from '../../../visitor/break/break-cookie.ts';

const titled = (title: string) => ({ en: { title } });

export async function timedSite(
  timeZone: string,
  midnight: number,
  variables: Record<string, string> = {},
) {
  const given = await testApp({ SITE_TIMEZONE: timeZone, ...variables }, { pages: 'built' });
  await updateTimeZone(given.db, timeZone);
  const { call, make } = given;
  const { id: regulator_id } = await make.regulator({ name: 'Wren Isle' });
  const partner = await make.product({
    i18n: { en: { name: 'Harbor' } },
    categories: [1],
    ref_link: 'https://harbor.example/',
    facts: {
      licences: [{ regulator_id, valid_until: '2026-12-31', verified_on: '2026-12-01' }],
      // 180 days before December 31.
      ...{ owner: 'Harbor Ltd', verified_on: '2026-07-04' },
    },
  });
  const written = async (method: 'POST' | 'PUT', path: string, draft: object) => {
    const { status, text } = await call(method, `/admin/${path}`, draft);
    if (status >= 300) throw new Error(`${path}: ${text}`);
  };
  const market = (code: string, rules: object) =>
    written('POST', 'markets', { code, currency: 'EUR', i18n: { en: { name: code } }, ...rules });
  await market('GB', { required_licences: [regulator_id] });
  const from = '2027-01-02';
  await market('DE', { rules: [{ subject: 'bonuses', effect: 'hide', from }] });

  const product_id = partner.id;
  const morning = '2027-01-01 09:30:00';
  const [starts_at, ends_at, expires_at] = [morning, morning, morning];
  await make.exclusiveBonus({ product_id, i18n: titled('Lantern bonus'), starts_at });
  await make.exclusiveBonus({ product_id, i18n: titled('Farewell bonus'), ends_at });
  await make.exclusiveBonus({
    product_id,
    market_code: 'DE',
    categories: [3],
    i18n: titled('Hidden later'),
  });
  await make.banner({ product_id, i18n: titled('Lantern banner'), starts_at });
  await make.topListEntry({ product_id, ends_at });
  await make.promoCode({ product_id, code: 'MORNING', expires_at });
  const voted = await make.promoCode({ product_id, code: 'VOTED' });
  // The first of seven days that end on December 31.
  const firstDay = { promo_code_id: voted.id, code: voted.code, day: '2026-12-25' };
  await addVotes(given.db, firstDay, { worked: 5, failed: 0 });
  const guide = { ...publishedTexts('Frost guide').en, publish_at: starts_at };
  await make.contentPage({ kind: 'guide', slug: 'frost-guide', i18n: { en: guide } });
  await written('PUT', 'settings', {
    name: null,
    ...{ starts_at, i18n: { en: { announcement: 'Happy new year' } } },
  });

  const [onBreak = ''] = breakCookies({ end: midnight, secret: visitorSecret, isSecure: false });
  return { ...given, regulator_id, partner, voted, breakCookie: onBreak.replace(/;.*/, '') };
}

export type TimedSite = Awaited<ReturnType<typeof timedSite>>;
