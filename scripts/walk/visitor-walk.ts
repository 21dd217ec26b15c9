/** Makes every call that needs no admin token: those of visitors, of partners, and for signing in to the admin. */

import { languages } from '#contract/language.ts';
import { pathIn } from '#contract/language-path.ts';
import { pagePath } from '#contract/page-path.ts';
import { rulesPath } from '../../server/pages/files/speculation-rules.ts';
import { authenticator } from '../../server/people/passkey/testing/authenticator.ts';
import type { mailServer } from '../../server/visitor/account/testing/mail-server.ts';
import { walkAgents } from './agent-walk.ts';
import { clickId } from './input/partner.ts';
import { walkPreview, walkReleasePreview } from './preview-walk.ts';
import { type Call, send, type Walked } from './walked.ts';
import { browser, form, get, post, remove } from './walked-browser.ts';

type Mail = Awaited<ReturnType<typeof mailServer>>;

const publicReads = [
  '/api/search?q=harbor',
  '/api/products?category=casino&facets=true',
  '/api/products/1',
  '/api/top?category=casino',
  '/api/banners',
  '/api/bonuses',
  '/api/promocodes',
  '/api/pages?kind=guide',
  '/api/layout/casino',
  '/api/pages/guide/how-to-read-bonus-terms',
  '/api/online',
  '/api/scoring',
  '/api/health',
  '/api/health/ready',
  '/api/openapi.json',
  '/api/docs',
  '/api/docs/',
  '/api/docs/json',
  '/api/docs/yaml',
  '/api/docs/static/index.html',
  '/api/saved-items?products=1,2&bonuses=1&promocodes=1',
  '/api/break',
  '/api/staff/passkeys',
  '/metrics',
  '/robots.txt',
  '/manifest.webmanifest',
  '/feed.xml',
  '/tr/feed.xml',
  '/follow.xml?about=product-1',
  '/tr/follow.xml?about=codes',
  '/sitemap.xml',
  '/sitemap-1.xml',
  rulesPath,
  '/.well-known/change-password',
  '/.well-known/security.txt',
  '/apple-touch-icon.png',
  '/favicon.ico',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-512.png',
  '/icon.svg',
  '/share.png',
  '/.well-known/passkey-endpoints',
  '/go/product/1',
];

const publicProcedures: Record<string, object> = {
  products: { category: 'casino' },
  product: { id: 1 },
  top: { category: 'casino' },
  banners: {},
  bonuses: {},
  promoCodes: {},
  contentPages: { kind: 'guide' },
  layout: { page: 'casino' },
  scoring: {},
  markets: {},
  settings: {},
  similarProducts: { id: 1 },
  promoCode: { id: 1 },
  liveCards: { products: [1] },
  search: { q: 'harbor' },
  contentPage: { kind: 'guide', slug: 'how-to-read-bonus-terms' },
  contentPageSearch: { q: 'odds' },
};

const inquiry = {
  kind: 'message',
  subject: 'A question',
  message: 'How do codes work?',
  email: 'ada@visitor.example',
};

/** Calls of visitors without an account. */
const publicWrites: Call[] = [
  post('/api/inquiries', inquiry),
  post('/api/trpc/catalogue.inquire', inquiry),
  post('/api/clicks', { kind: 'product', id: 1, path: '/casino', click_id: clickId }),
  {
    ...post('/api/csp-report', '{"csp-report":{"blocked-uri":"inline"}}'),
    headers: { 'content-type': 'application/csp-report' },
  },
  post('/age', form({ back: '/casino' })),
  post('/counting', form({ counted: 'no', back: '/privacy' })),
  post('/api/page-speed', { page: 'casino', ttfb: 1 }),
];

const formPaths = [
  ...[pagePath.break, pagePath.partners, pagePath.contact],
  ...[`${pagePath.follow}?about=product-1`, `${pagePath.report}?about=product-1`],
  ...[pagePath.signIn, pagePath.signInReady, pagePath.password, pagePath.emailConfirm],
  ...[pagePath.emailStop, pagePath.signOut, pagePath.unsubscribe],
];

const password = 'a long enough password';
const email = 'walker@visitor.example';

/** Signs up with the emailed link, uses everything an account has, and deletes it. */
async function walkAccount(walked: Walked, mail: Mail) {
  const make = browser(walked, 'account');
  const linkIn = async () => {
    const [link = ''] = /https?:\S+token=\S+/.exec((await mail.next(email)).text) ?? [];
    return link.replace(/^https?:\/\/[^/]+/, '');
  };
  await make(post('/signin', form({ form: 'sign-up', email })));
  await make(post(await linkIn(), form({ password })));
  await make(post('/signin', form({ email, password })));
  await make(get('/api/account'));
  await make(post('/api/account/saved-items', { saved: [{ kind: 'product', id: 1 }] }));
  await make(get('/api/account/saved-items'));
  await make(post('/follow?about=product-1', form({ by_email: 'yes' })));
  await make(get('/api/account/follows'));
  const codes = { kind: 'codes', market_code: 'US' };
  await make(post('/api/account/follows/end', codes));
  await make(post('/api/account/follows/emails', { kind: 'codes', by_email: true }));
  await make(remove('/api/account/saved/product/1'));
  await make(remove('/api/account/saved/unavailable'));
  await make(get('/api/account/data'));
  await make(post('/api/account/email', { password, email: `new.${email}` }));
  await make(get('/api/account/sessions'));
  await make(remove('/api/account/sessions'));
  await make(remove('/api/account/sessions/none'));
  await make(post('/api/account/password', { password, new_password: `${password} too` }));
  await make(post('/signout', form({})));
  await make(post('/signin', form({ form: 'forgotten', email })));
  await make(post('/signin', form({ email, password: `${password} too` })));
  await make(post('/api/account/deletion', { password: `${password} too` }));
}

/** Submits every form of the site empty. */
async function walkEmptyForms(walked: Walked) {
  const make = browser(walked, 'forms');
  for (const path of formPaths) {
    for (const language of languages) {
      await make(post(pathIn(language, path), form({})), (status) => status < 500);
    }
  }
}

async function walkStaffSignIn(walked: Walked, adminToken: string) {
  const { url } = walked;
  const make = browser(walked, 'staff sign-in');
  const headers = { 'x-admin-token': adminToken };
  const admin = async (method: string, path: string, body?: object) => {
    const { text } = await send(url, { method, path: `/api/admin${path}`, headers, body });
    return JSON.parse(text);
  };
  const person = await admin('POST', '/tokens', { name: 'Walker', role: 'editor' });
  const { link } = await admin('POST', `/tokens/${person.id}/invitation`, { email: null });
  const secret = new URL(link).hash.slice(1);
  const device = authenticator(new URL(url).origin);
  const opened = await make(post('/api/staff/invitation', { secret }));
  const registration = device.create(JSON.parse(opened.text).creation);
  await make(post('/api/staff/invitation/passkey', { secret, name: 'Phone', registration }));
  const request = await make(post('/api/staff/passkeys/request'));
  await make(post('/api/staff/sign-in', device.sign(JSON.parse(request.text))));
  const { code } = await admin('POST', '/recovery-code');
  await make(post('/api/staff/recovery', { code }));
}

/** Sends a postback, as when a partner reports a conversion. */
async function walkPostback(walked: Walked, adminToken: string) {
  const headers = { 'x-admin-token': adminToken };
  const path = '/api/admin/products/1/postback-key';
  const { key } = JSON.parse((await send(walked.url, { method: 'POST', path, headers })).text);
  const make = browser(walked, 'partner');
  await make(get(`/api/postback/${key}?click=${clickId}&event=signup`));
  await make(post(`/api/postback/${key}?click=${clickId}&event=deposit`));
}

export async function walkVisitors(walked: Walked, adminToken: string, mail: Mail): Promise<void> {
  const make = browser(walked, 'visitor');
  for (const path of publicReads) await make(get(path));
  for (const [name, input] of Object.entries(publicProcedures)) {
    const query = new URLSearchParams({ input: JSON.stringify(input) });
    await make(get(`/api/trpc/catalogue.${name}?${query}`));
  }
  for (const call of publicWrites) await make(call);
  const { items } = JSON.parse((await make(get('/api/promocodes?limit=1'))).text);
  const [{ id, code }] = items;
  await make(post(`/api/promocodes/${id}/vote`, { code, worked: true }));
  await walkEmptyForms(walked);
  await walked.attempt('visitor', 'preview', () => walkPreview(walked, adminToken));
  await walked.attempt('visitor', 'release preview', () => walkReleasePreview(walked, adminToken));
  await walked.attempt('partner', 'postback', () => walkPostback(walked, adminToken));
  await walked.attempt('staff sign-in', 'all', () => walkStaffSignIn(walked, adminToken));
  await walked.attempt('agent', 'all', () => walkAgents(walked, adminToken));
  await walked.attempt('account', 'all', () => walkAccount(walked, mail));
  await make(post('/break', form({ days: '1' })));
  await make(post('/api/break', { days: 7 }));
}
