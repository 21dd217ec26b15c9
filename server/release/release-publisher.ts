/**
 * Publishes releases at their minute, or once everything in them is approved. Every process looks for due ones, and the
 * first to get the write lock publishes: the others then find the release published. One missed while no process was
 * running is published at the next start.
 */
import type { Kysely } from 'kysely';
import { listDueReleases } from '../../db/repositories/release/release.ts';
import type { Database } from '../../db/tables.ts';
import { AppError } from '../errors.ts';
import { repeatedCheck } from '../repeated-check.ts';
import type { Proposables } from './proposable.ts';
import { publishRelease } from './publish.ts';
import { getRelease } from './release.ts';
import type { ReleaseEmails } from './release-emails.ts';

const checkInterval = 2_000;

type Options = {
  db: Kysely<Database>;
  proposables: Proposables;
  emails: ReleaseEmails;
  onFailure: (error: unknown) => void;
};

export type ReleasePublisher = ReturnType<typeof releasePublisher>;

export function releasePublisher({ db, proposables, emails, onFailure }: Options) {
  async function publishDue() {
    for (const id of await listDueReleases(db)) await publish(id);
  }

  /** A release that was refused has failed, and its reason is stored with it. Other faults are tried again. */
  async function publish(id: number) {
    try {
      const release = await getRelease(db, id);
      const { published_by, author, is_late } = release;
      await publishRelease({ db, actor: published_by ?? author }, proposables, id);
      if (is_late) await emails.publishedLate(release);
    } catch (error) {
      const release = await getRelease(db, id).catch(() => undefined);
      if (release?.state === 'failed') return emails.failed(release);
      if (release?.state !== 'published' && !isGone(error)) onFailure(error);
    }
  }

  async function check() {
    await publishDue();
    await emails.remind();
  }

  return { check, ...repeatedCheck(check, { interval: checkInterval, onFailure }) };
}

const isGone = (error: unknown) => error instanceof AppError && error.code === 'not_found';
