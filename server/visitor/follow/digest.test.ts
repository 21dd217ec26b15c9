/** Followers get one email with news of the kinds they consented to, and none during a break. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { categoryId } from '../../testing/app.ts';
import type { AccountApp } from '../account/testing/account-app.ts';
import { digestsOf, type FollowingVisitor, follow, followApp } from './testing/follow-app.ts';

let given: AccountApp;
let partner: { id: number; slug: string };

// Later than the actual time, which the database writes to the history.
const at = (time: string) => new Date(time);
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: at('2037-11-20T12:00:00Z') });
  ({ given, partner } = await followApp());
});
afterEach(async () => {
  vi.useRealTimers();
  await given.app.close();
});

const aboutPartner = () => `product-${partner.id}`;
const addCode = (code: string, more: object = {}) =>
  given.make.promoCode({ product_id: partner.id, code, ...more });

const sentOn = (night: string, deps = given.deps) => digestsOf(given, night, deps);

describe('a digest', () => {
  test('lists what is new once, with the disclosure and a link to unsubscribe', async () => {
    await addCode('OLD1');
    const ada = await given.signedIn('ada@visitor.example');
    await follow(ada, aboutPartner());
    expect(await sentOn('2037-11-21')).toEqual([]);
    await addCode('NEW1');
    await given.make.exclusiveBonus({
      product_id: partner.id,
      i18n: { en: { title: 'Fifty spins' } },
    });
    const [email, ...more] = await sentOn('2037-11-22');
    expect(more).toEqual([]);
    expect(email?.to).toEqual(['ada@visitor.example']);
    for (const said of [
      'Subject: 2 updates on what you follow at Aceboard',
      '- Fig: NEW1',
      '- Fig: Fifty spins',
      `http://board.example/casino/${partner.slug}`,
      'we may earn a commission',
      'http://board.example/account',
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    ]) {
      expect(email?.text).toContain(said);
    }
    expect(email?.text).not.toContain('OLD1');
    expect(await sentOn('2037-11-23')).toEqual([]);
  });

  test('is one email for everything, and lists an offer that is followed in two ways only once', async () => {
    const ada = await given.signedIn('ada@visitor.example');
    for (const about of [aboutPartner(), 'codes', 'category-casino']) await follow(ada, about);
    await sentOn('2037-11-21');
    await addCode('NEW1');
    await given.make.product({ i18n: { en: { name: 'Oak' } }, categories: [categoryId.casino] });
    const emails = await sentOn('2037-11-22');
    expect(emails).toHaveLength(1);
    expect(emails[0]?.text.match(/NEW1/g)).toHaveLength(1);
    expect(emails[0]?.text).toContain('- Oak');
  });

  test('lists changed terms, in the language in which the visitor followed', async () => {
    const terms = { numbers: { wagering: 35 }, i18n: { en: {}, tr: {} } };
    const code = await addCode('WAGER', { terms });
    const ada = await given.signedIn('ada@visitor.example');
    await follow(ada, aboutPartner(), true, '/tr');
    await sentOn('2037-11-21');
    vi.setSystemTime(at('2037-11-21T12:00:00Z'));
    const whole = (await given.call('GET', `/admin/promocodes/${code.id}`)).body;
    const changed = {
      ...whole,
      terms: { ...whole.terms, numbers: { ...whole.terms.numbers, wagering: 40 } },
    };
    expect((await given.call('PUT', `/admin/promocodes/${code.id}`, changed)).status).toBe(200);
    const [email] = await sentOn('2037-11-22');
    expect(email?.text).toContain('35x → 40x');
    expect(email?.text).toContain('takip ettiklerinizde 1 yenilik');
    expect(email?.text).toContain('/tr/promocodes?code=');
    expect(email?.text).toContain('http://board.example/tr/unsubscribe?');
  });

  test('requires consent for its kind', async () => {
    const ada = await given.signedIn('ada@visitor.example');
    await follow(ada, aboutPartner(), false);
    await follow(ada, 'category-casino', true);
    await sentOn('2037-11-21');
    await addCode('NEW1');
    expect(await sentOn('2037-11-22')).toEqual([]);
    await ada.call('POST', '/follows/emails', { kind: 'product', by_email: true });
    await addCode('NEW2');
    expect(await sentOn('2037-11-23')).toHaveLength(1);
    await ada.call('POST', '/follows/emails', { kind: 'product', by_email: false });
    await addCode('NEW3');
    expect(await sentOn('2037-11-24')).toEqual([]);
  });

  test('isn’t sent during a break, and what was new then isn’t sent afterwards', async () => {
    const ada = await given.signedIn('ada@visitor.example');
    await follow(ada, aboutPartner());
    await sentOn('2037-11-21');
    vi.setSystemTime(at('2037-11-21T12:00:00Z'));
    await given.call('POST', '/break', { days: 1 }, { headers: { cookie: cookieOf(ada) } });
    await addCode('TEMPTING');
    expect(await sentOn('2037-11-22')).toEqual([]);
    await addCode('TEMPTING-TOO');
    expect(await sentOn('2037-11-23')).toEqual([]);
    await addCode('LATER');
    const [email] = await sentOn('2037-11-24');
    expect(email?.text).toContain('LATER');
    expect(email?.text).not.toContain('TEMPTING');
  });

  test('leaves out what the market hides', async () => {
    const ada = await given.signedIn('ada@visitor.example');
    for (const about of [aboutPartner(), 'codes']) await follow(ada, about);
    await sentOn('2037-11-21');
    const { items } = (await given.call('GET', '/admin/markets')).body;
    const { id, ...market } = items.find(({ code }: { code: string }) => code === 'US');
    const rules = [{ subject: 'promo_codes', effect: 'hide' }];
    expect((await given.call('PUT', `/admin/markets/${id}`, { ...market, rules })).status).toBe(
      200,
    );
    await addCode('HIDDEN');
    expect(await sentOn('2037-11-22')).toEqual([]);
  });

  test('isn’t written to the log of a site without a mail server, nor sent once it has one', async () => {
    const ada = await given.signedIn('ada@visitor.example');
    await follow(ada, aboutPartner());
    await sentOn('2037-11-21');
    await addCode('NEW1');
    const settings = { ...given.deps.settings, SMTP_URL: undefined };
    expect(await sentOn('2037-11-22', { ...given.deps, settings })).toEqual([]);
    expect(await sentOn('2037-11-23')).toEqual([]);
  });

  test('is sent once, although the job stopped halfway and ran again', async () => {
    const ada = await given.signedIn('ada@visitor.example');
    await follow(ada, aboutPartner());
    await sentOn('2037-11-21');
    await addCode('NEW1');
    await expect(sentOn('2037-11-22', stoppingAfterEmails())).rejects.toThrow('stopped');
    expect(given.mail.emails.at(-1)?.text).toContain('NEW1');
    expect(await sentOn('2037-11-22')).toEqual([]);
    await addCode('NEW2');
    const [next] = await sentOn('2037-11-23');
    expect(next?.text).toContain('NEW2');
    expect(next?.text).not.toContain('NEW1');
  });
});

test('a new follower is only emailed what went live afterwards, even if others already follow the same', async () => {
  const ada = await given.signedIn('ada@visitor.example');
  await follow(ada, aboutPartner());
  await sentOn('2037-11-21');
  vi.setSystemTime(at('2037-11-21T12:00:00Z'));
  await addCode('BEFORE');
  const bob = await given.signedIn('bob@visitor.example');
  await follow(bob, 'codes');
  await follow(bob, aboutPartner());
  expect((await sentOn('2037-11-22')).map(({ to }) => to)).toEqual([['ada@visitor.example']]);
  await addCode('AFTER');
  const emails = await sentOn('2037-11-23');
  expect(emails).toHaveLength(2);
  for (const { text } of emails) {
    expect(text).toContain('AFTER');
    expect(text).not.toContain('BEFORE');
  }
});

test('unfollowing and following again doesn’t lose news', async () => {
  const ada = await given.signedIn('ada@visitor.example');
  await follow(ada, aboutPartner());
  await sentOn('2037-11-21');
  vi.setSystemTime(at('2037-11-21T12:00:00Z'));
  await addCode('BETWEEN');
  await follow(ada, aboutPartner());
  const emails = await sentOn('2037-11-22');
  expect(emails.map(({ text }) => text.includes('BETWEEN'))).toEqual([true]);
});

test('followers who were emailed before the job stopped get no second email the next night, and others get theirs', async () => {
  const people = ['ada', 'bob', 'cyd'].map((name) => `${name}@visitor.example`);
  for (const email of people) await follow(await given.signedIn(email), aboutPartner());
  await sentOn('2037-11-21');
  await addCode('NEW1');
  await expect(sentOn('2037-11-22', stoppingAtEmail(2))).rejects.toThrow('stopped');
  await given.deps.emails.settled();
  const told = () => given.mail.emails.filter(({ text }) => text.includes('NEW1'));
  expect(told()).toHaveLength(1);
  await addCode('NEW2');
  expect(await sentOn('2037-11-23')).toHaveLength(3);
  // The second email was lost, because it was recorded before the process stopped.
  const names = told().map(({ to }) => String(to));
  expect([names.length, new Set(names).size]).toEqual([2, 2]);
});

function stoppingAtEmail(number: number) {
  const { emails } = given.deps;
  let sent = 0;
  const sendLetter: typeof emails.sendLetter = (...letter) => {
    sent += 1;
    if (sent === number) throw new Error('The process stopped.');
    return emails.sendLetter(...letter);
  };
  return { ...given.deps, emails: { ...emails, sendLetter } };
}

const cookieOf = ({ jar }: FollowingVisitor) => [...jar].map((pair) => pair.join('=')).join('; ');

/** The job stops between sending and recording what it sent. */
function stoppingAfterEmails() {
  const { emails } = given.deps;
  const settled = async () => {
    await emails.settled();
    throw new Error('The process stopped.');
  };
  return { ...given.deps, emails: { ...emails, settled } };
}
