/** Followers can unsubscribe from emails without signing in. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AccountApp } from '../account/testing/account-app.ts';
import { digestsOf, follow, followApp } from './testing/follow-app.ts';

let given: AccountApp;
let partner: { id: number };

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2037-11-20T12:00:00Z') });
  ({ given, partner } = await followApp());
});
afterEach(async () => {
  vi.useRealTimers();
  await given.app.close();
});

const aboutPartner = () => `product-${partner.id}`;
const addCode = (code: string) => given.make.promoCode({ product_id: partner.id, code });
const sentOn = (night: string) => digestsOf(given, night);

/**
 * Returns the link in the text. The same link in the header is garbled, because it gets decoded as quoted-printable,
 * too.
 */
function unsubscribeIn(text: string): string {
  const [, link = ''] =
    /http:\/\/board\.example(\/unsubscribe\?\S+)/.exec(text.split(/^Unsubscribe:/m)[1] ?? '') ?? [];
  expect(text).toMatch(/^List-Unsubscribe:\s*<http:\/\/board\.example\/unsubscribe\?visitor/m);
  return link;
}

describe('emails are stopped', () => {
  const withEmail = async () => {
    const ada = await given.signedIn('ada@visitor.example');
    await follow(ada, aboutPartner());
    await sentOn('2037-11-21');
    await addCode('NEW1');
    const [email] = await sentOn('2037-11-22');
    return { ada, url: unsubscribeIn(email?.text ?? '') };
  };
  const post = (url: string, type: string, payload: string) =>
    given.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });

  test.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
  ])('by one POST of a mail program as %s, without cookies', async (type, payload) => {
    const { ada, url } = await withEmail();
    const answer = await post(url, type, payload);
    expect([answer.statusCode, answer.headers.location]).toEqual([200, undefined]);
    expect((await ada.call('GET', '/follows')).json()).toMatchObject({
      items: [{ kind: 'product' }],
      by_email: [],
    });
    await addCode('NEW2');
    expect(await sentOn('2037-11-23')).toEqual([]);
  });

  test('by the button on the page, which then confirms it', async () => {
    const { ada, url } = await withEmail();
    const answer = await post(url, 'application/x-www-form-urlencoded', '');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/unsubscribe/done']);
    expect((await ada.call('GET', '/follows')).json().by_email).toEqual([]);
  });

  test('but not by a GET, which mail scanners send', async () => {
    const { ada, url } = await withEmail();
    await given.app.inject(url);
    await given.app.inject({ method: 'HEAD', url });
    expect((await ada.call('GET', '/follows')).json().by_email).toEqual(['product']);
  });

  test('but not with a made-up link or another visitor’s', async () => {
    const { ada, url } = await withEmail();
    const other = new URLSearchParams(url.split('?')[1]);
    other.set('visitor', 'another-visitor');
    for (const wrong of [`/unsubscribe?${other}`, '/unsubscribe', url.slice(0, -1)]) {
      const answer = await post(wrong, 'application/x-www-form-urlencoded', '');
      expect(answer.headers.location).toBe('/unsubscribe/failed');
    }
    expect((await ada.call('GET', '/follows')).json().by_email).toEqual(['product']);
  });
});
