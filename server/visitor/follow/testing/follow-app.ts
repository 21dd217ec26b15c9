import { expect, vi } from 'vitest';
import { followForm } from '../../../pages/forms/follow-form.ts';
import { renderedPage } from '../../../pages/rendered-page.ts';
import { categoryId } from '../../../testing/app.ts';
import { type AccountApp, accountApp } from '../../account/testing/account-app.ts';
import { sendDigests } from '../digest.ts';

/** A server on which visitors can follow a partner. */
export async function followApp() {
  const given = await accountApp();
  await given.app.register(followForm, {
    accounts: given.deps.accounts,
    follows: given.deps.follows,
    siteUrl: () => 'http://board.example',
    marketOf: async (_request, asked) => asked ?? 'US',
    show: async () => 'the page',
    showAgain: async (_request, refusal) => renderedPage(200, refusal, {}),
  });
  const partner = await given.make.product({
    i18n: { en: { name: 'Fig' } },
    categories: [categoryId.casino],
  });
  return { given, partner };
}

export type FollowingVisitor = Awaited<ReturnType<AccountApp['signedIn']>>;

export const follow = async (
  visitor: FollowingVisitor,
  about: string,
  byEmail = true,
  prefix = '',
) => {
  const answer = await visitor.post(
    `${prefix}/follow?about=${about}`,
    byEmail ? { by_email: 'yes' } : {},
  );
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `${prefix}/account`]);
};

/** Runs the nightly job, and returns the emails that it sent. */
export async function digestsOf({ deps: own, mail }: AccountApp, night: string, deps = own) {
  const before = mail.emails.length;
  vi.setSystemTime(new Date(`${night}T03:30:00Z`));
  await sendDigests(deps, new AbortController().signal);
  await own.emails.settled();
  return mail.emails.slice(before);
}
