/**
 * Sends emails about suspicious sign-ins. Each process checks the log regularly, so no sign-in waits for an email or
 * fails because of one. One of the processes sends at most one email an hour about new networks, and one a day about
 * failures, because any stranger can cause those.
 */
import type { Kysely } from 'kysely';
import { defaultLanguage } from '#contract/language.ts';
import { day } from '#contract/wall-clock.ts';
import {
  hasFailedSignIns,
  listNewNetworkSignIns,
} from '../../../db/repositories/people/sign-in-event.ts';
import { findSetting, replaceOlderSetting } from '../../../db/repositories/site/setting.ts';
import { findInquiryEmail } from '../../../db/repositories/site/site-settings.ts';
import type { Database } from '../../../db/tables.ts';
import type { SecurityAlertTexts } from '../../../messages/en/email/security-alert.ts';
import { findReportSetting } from '../../partner/monthly-report/report-setting.ts';
import { repeatedCheck } from '../../repeated-check.ts';
import type { Settings } from '../../settings.ts';
import type { EmailQueue } from '../../visitor/email/email-queue.ts';
import { countRefusals } from './failed-sign-ins.ts';

const checkInterval = 30_000;
const hour = 60 * 60_000;
/** Older sign-ins are not reported, for example after an update or a long stop. */
const newFor = 7 * day;

const manyFailures = 10;

const keys = {
  failures: 'security_alert failures',
  failuresEmail: 'security_alert failures_email',
  newNetwork: 'security_alert new_network',
};

const ago = (now: number, time: number) => new Date(now - time).toISOString();
const later = (one: string, other: string) => (one > other ? one : other);
const shownTime = (at: string) => `${at.slice(0, 16).replace('T', ' ')} UTC`;

/** The last time that ten or more failures within an hour were noticed. */
export const findFailureAlert = (db: Kysely<Database>) => findSetting(db, keys.failures);

async function noticeFailures(db: Kysely<Database>, now: number): Promise<void> {
  const last = await findFailureAlert(db);
  const hourAgo = ago(now, hour);
  if (last !== undefined && last > hourAgo) return;
  if (!(await hasFailedSignIns(db, hourAgo, manyFailures))) return;
  await replaceOlderSetting(db, keys.failures, ago(now, 0), hourAgo);
}

type Letter = (texts: SecurityAlertTexts) => (known: { site: string; link: string }) => {
  subject: string;
  text: string;
};

/** Counts from the last email on, so that failures for which none was sent are in the next one. */
async function findFailures(
  db: Kysely<Database>,
  now: number,
  last = '',
): Promise<Letter | undefined> {
  const noticed = await findFailureAlert(db);
  const oldest = ago(now, newFor);
  if (noticed === undefined || noticed <= later(last, oldest)) return undefined;
  const since = last > oldest ? last : ago(Date.parse(noticed), hour);
  const count = await countRefusals(db, since);
  if (count === 0) return undefined;
  return ({ failures }) =>
    (known) =>
      failures({ ...known, count, since: shownTime(since) });
}

async function findNewNetwork(
  db: Kysely<Database>,
  now: number,
  last = '',
): Promise<Letter | undefined> {
  const oldest = ago(now, newFor);
  const [latest, ...others] = await listNewNetworkSignIns(db, later(last, oldest));
  if (!latest) return undefined;
  const { actor: name, network } = latest;
  const time = shownTime(latest.at);
  return ({ newNetwork }) =>
    (known) =>
      newNetwork({ ...known, name, network, time, others: others.length });
}

/** `pause` is the minimum time between two emails. */
type Alert = { key: string; pause: number; find: typeof findNewNetwork };

type Options = {
  db: Kysely<Database>;
  emails: Pick<EmailQueue, 'sendText'>;
  settings: Pick<Settings, 'SMTP_URL'>;
  onFailure: (error: unknown) => void;
};

export type SecurityAlerts = ReturnType<typeof securityAlerts>;

export function securityAlerts({ db, emails, settings, onFailure }: Options) {
  async function check(now = Date.now()) {
    await noticeFailures(db, now);
    await alert({ key: keys.failuresEmail, pause: day, find: findFailures }, now);
    await alert({ key: keys.newNetwork, pause: hour, find: findNewNetwork }, now);
  }

  async function alert({ key, pause, find }: Alert, now: number) {
    const last = await findSetting(db, key);
    const before = ago(now, pause);
    if (last !== undefined && last > before) return;
    const letter = await find(db, now, last);
    if (!letter || !(await replaceOlderSetting(db, key, ago(now, 0), before))) return;
    const address = await findInquiryEmail(db);
    if (address === null || !settings.SMTP_URL) return;
    const language = (await findReportSetting(db))?.language ?? defaultLanguage;
    const { texts } = await import(`../../../messages/${language}/email/security-alert.ts`);
    emails.sendText(address, '/admin/settings/security', letter(texts));
  }

  return { check, ...repeatedCheck(check, { interval: checkInterval, onFailure }) };
}
