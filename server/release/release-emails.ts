/** Emails the site's address about releases that failed or are late, and about changes that need approval. */
import type { Kysely } from 'kysely';
import { defaultLanguage } from '#contract/language.ts';
import { findAsked } from '../../db/repositories/release/open-proposal.ts';
import { type CountedRelease, listLateReleases } from '../../db/repositories/release/release.ts';
import { findSetting, replaceOlderSetting } from '../../db/repositories/site/setting.ts';
import { findInquiryEmail } from '../../db/repositories/site/site-settings.ts';
import type { Database } from '../../db/tables.ts';
import type { ReleaseEmailTexts } from '../../messages/en/email/release.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

type Letter = (
  texts: ReleaseEmailTexts,
) => (known: { site: string; link: string }) => { subject: string; text: string };

type Options = {
  db: Kysely<Database>;
  sendText: (
    to: string,
    path: string,
    write: (known: { site: string; link: string }) => { subject: string; text: string },
  ) => void;
  canSend: boolean;
  findLanguage: () => Promise<string | undefined>;
};

export type ReleaseEmails = ReturnType<typeof releaseEmails>;

export function releaseEmails({ db, sendText, canSend, findLanguage }: Options) {
  async function send(path: string, letter: Letter) {
    const address = await findInquiryEmail(db);
    if (address === null || !canSend) return;
    const language = (await findLanguage()) ?? defaultLanguage;
    const { texts } = await import(`../../messages/${language}/email/release.ts`);
    sendText(address, path, letter(texts));
  }

  /** Of several processes, only one sends the email. */
  async function isDue(key: string, pause: number) {
    const now = Date.now();
    const before = new Date(now - pause).toISOString();
    const last = await findSetting(db, `release_email ${key}`);
    if (last !== undefined && last > before) return false;
    return replaceOlderSetting(db, `release_email ${key}`, new Date(now).toISOString(), before);
  }

  async function remindOfApprovals() {
    const { count, newest } = await findAsked(db);
    if (newest === null) return;
    const isNew = newest > ((await findSetting(db, 'release_email asked')) ?? '');
    if (!(await isDue('asked', isNew ? hour : day))) return;
    await send(
      '/admin/releases',
      ({ asked }) =>
        (known) =>
          asked({ ...known, count }),
    );
  }

  async function warnOfLate() {
    for (const { id, name, state } of await listLateReleases(db)) {
      // The email about its failure was sent already.
      if (state === 'failed' || !(await isDue(`late ${id}`, day))) continue;
      await send(
        `/admin/releases/${id}`,
        ({ late }) =>
          (known) =>
            late({ ...known, name }),
      );
    }
  }

  return {
    failed: ({ id, name, failure }: CountedRelease) =>
      send(
        `/admin/releases/${id}`,
        ({ failed }) =>
          (known) =>
            failed({ ...known, name, reason: failure ?? '' }),
      ),

    publishedLate: ({ id, name }: CountedRelease) =>
      send(
        `/admin/releases/${id}`,
        ({ publishedLate }) =>
          (known) =>
            publishedLate({ ...known, name }),
      ),

    async remind() {
      await warnOfLate();
      await remindOfApprovals();
    },
  };
}
