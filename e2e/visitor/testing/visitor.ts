import type { Page } from '@playwright/test';
import { linkIn, mailServer } from '../../../server/visitor/account/testing/mail-server.ts';
import { siteTimeout, startSite } from '../../testing/site.ts';
import { test as base } from '../../testing/test.ts';

type Mail = Awaited<ReturnType<typeof mailServer>>;

export const password = 'a long enough password';

async function startWithMail() {
  const mail = await mailServer();
  const { stop, ...site } = await startSite('mail', { SMTP_URL: mail.url });
  return { ...site, mail, stop: () => stop().finally(mail.close) };
}

type SiteWithMail = Awaited<ReturnType<typeof startWithMail>>;

/** Gives the site a mail server and lets tests read the emails it receives. */
export const test = base.extend<{ siteWithMail: SiteWithMail; mail: Mail }>({
  siteWithMail: [
    async ({ sites }, use) => use(await sites('mail', startWithMail)),
    { timeout: siteTimeout },
  ],
  site: ({ siteWithMail }, use) => use(siteWithMail),
  mail: ({ siteWithMail }, use) => use(siteWithMail.mail),
});

export { expect, expectAccessible } from '../../testing/test.ts';

/** Ensures that each email address is used once, regardless of the order of tests. */
let visitors = 0;
export const newEmail = () => {
  visitors += 1;
  return `visitor${visitors}-${process.pid}@mail.example`;
};

export async function register(page: Page, mail: Mail, email = newEmail()): Promise<string> {
  await page.request.post('/signin', { form: { form: 'sign-up', email } });
  await page.request.post(linkIn(await mail.next(email)), { form: { password } });
  return email;
}

export async function signIn(page: Page, mail: Mail): Promise<string> {
  const email = await register(page, mail);
  await page.request.post('/signin', { form: { email, password } });
  return email;
}
