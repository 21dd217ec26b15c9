import type { Page } from '@playwright/test';
import { linkIn, mailServer } from '../../server/account/testing/mail-server.ts';
import { type Site, siteTimeout, withSite } from './site.ts';
import { test as base } from './test.ts';

type Mail = Awaited<ReturnType<typeof mailServer>>;

export const password = 'a long enough password';

type Fixtures = { withMail: { site: Site; mail: Mail }; site: Site };

/** The site has a mail server, and tests read the e-mails that it gets. */
export const test = base.extend<{ mail: Mail }, Fixtures>({
  withMail: [
    async ({ siteName }, use) => {
      const mail = await mailServer();
      await withSite(siteName, { SMTP_URL: mail.url }, (site) => use({ site, mail }));
      await mail.close();
    },
    { scope: 'worker', timeout: siteTimeout },
  ],
  site: [({ withMail }, use) => use(withMail.site), { scope: 'worker' }],
  mail: ({ withMail }, use) => use(withMail.mail),
});

export { expect, expectAccessible } from './test.ts';

/** Each e-mail address is used once, in whatever order the tests run. */
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
