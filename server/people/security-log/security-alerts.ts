/**
 * Emails about sign-ins that may not be anybody's own. Each process looks at the log regularly, so no sign-in waits for
 * an email or fails because of one. At most one email per kind is sent in an hour, by one of the processes.
 */
import type { Kysely } from 'kysely';
import { defaultLanguage } from '#contract/language.ts';
import { day } from '#contract/wall-clock.ts';
import {
  countFailedSignIns,
  listNewNetworkSignIns,
} from '../../../db/repositories/people/sign-in-event.ts';
import { findSetting, replaceOlderSetting } from '../../../db/repositories/site/setting.ts';
import { findInquiryEmail } from '../../../db/repositories/site/site-settings.ts';
import type { Database } from '../../../db/tables.ts';
import type { SecurityAlertTexts } from '../../../messages/en/email/security-alert.ts';
import { findReportSetting } from '../../partner/monthly-report/report-setting.ts';
import type { Settings } from '../../settings.ts';
import type { EmailQueue } from '../../visitor/email/email-queue.ts';

const checkInterval = 30_000;
const hour = 60 * 60_000;
/** Older sign-ins are no news, for example after an update or a long stop. */
const newFor = 7 * day;

export const manyFailures = 10;

const keys = { failures: 'security_alert failures', newNetwork: 'security_alert new_network' };

const ago = (now: number, time: number) => new Date(now - time).toISOString();

/** When ten or more failures within an hour were last noticed. */
export const findFailureAlert = (db: Kysely<Database>) => findSetting(db, keys.failures);

type Letter = (texts: SecurityAlertTexts) => (known: { site: string; link: string }) => {
  subject: string;
  text: string;
};

async function findFailures(db: Kysely<Database>, now: number): Promise<Letter | undefined> {
  const failures = await countFailedSignIns(db, ago(now, hour), manyFailures);
  if (failures < manyFailures) return undefined;
  return ({ failures }) =>
    (known) =>
      failures({ ...known, count: manyFailures });
}

async function findNewNetwork(
  db: Kysely<Database>,
  now: number,
  last = '',
): Promise<Letter | undefined> {
  const oldest = ago(now, newFor);
  const [latest, ...others] = await listNewNetworkSignIns(db, last > oldest ? last : oldest);
  if (!latest) return undefined;
  const { actor: name, network } = latest;
  const time = `${latest.at.slice(0, 16).replace('T', ' ')} UTC`;
  return ({ newNetwork }) =>
    (known) =>
      newNetwork({ ...known, name, network, time, others: others.length });
}

type Options = {
  db: Kysely<Database>;
  emails: Pick<EmailQueue, 'sendText'>;
  settings: Pick<Settings, 'SMTP_URL'>;
  onFailure: (error: unknown) => void;
};

export type SecurityAlerts = ReturnType<typeof securityAlerts>;

export function securityAlerts({ db, emails, settings, onFailure }: Options) {
  let timer: NodeJS.Timeout | undefined;
  let checking: Promise<void> | undefined;

  async function check(now = Date.now()) {
    await alert(keys.failures, findFailures, now);
    await alert(keys.newNetwork, findNewNetwork, now);
  }

  async function alert(key: string, find: typeof findNewNetwork, now: number) {
    const last = await findSetting(db, key);
    const hourAgo = ago(now, hour);
    if (last !== undefined && last > hourAgo) return;
    const letter = await find(db, now, last);
    if (!letter || !(await replaceOlderSetting(db, key, ago(now, 0), hourAgo))) return;
    const address = await findInquiryEmail(db);
    if (address === null || !settings.SMTP_URL) return;
    const language = (await findReportSetting(db))?.language ?? defaultLanguage;
    const { texts } = await import(`../../../messages/${language}/email/security-alert.ts`);
    emails.sendText(address, '/admin/settings/security', letter(texts));
  }

  return {
    check,
    start() {
      timer = setInterval(() => {
        checking ??= check()
          .catch(onFailure)
          .finally(() => {
            checking = undefined;
          });
      }, checkInterval).unref();
    },
    async close() {
      clearInterval(timer);
      await checking;
    },
  };
}
