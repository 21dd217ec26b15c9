import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { linkIn, mailServer } from '../server/account/mail-testing.ts';
import { adminToken, startServer } from '../server/testing-process.ts';
import { test as base } from './test.ts';

type Mail = Awaited<ReturnType<typeof mailServer>>;
type Site = { url: string; adminToken: string };

export const password = 'a long enough password';

/** A site with a mail server, whose letters the test reads. */
export const test = base.extend<object, { mail: Mail; site: Site }>({
  mail: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from this pattern.
    async ({}, use) => {
      const mail = await mailServer();
      await use(mail);
      await mail.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mail }, use) => {
      const directory = await mkdtemp(join(tmpdir(), 'aceboard-visitor-'));
      await cp(process.env.CATALOGUE_DIR ?? '', directory, { recursive: true });
      const server = await startServer(directory, { SMTP_URL: mail.url });
      await use({ url: server.url, adminToken });
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

export { expect, expectAccessible } from './test.ts';

/** Nobody else has the address, in whatever order the tests run. */
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
