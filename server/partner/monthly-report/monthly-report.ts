/** Emails last month's figures on the first night of the month, if an owner turned that on. */
import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { Language } from '#contract/language.ts';
import { clickReportQuery } from '#contract/partner/click-report.ts';
import { decimalsOf } from '#contract/partner/currency.ts';
import type { MonthlyReport, MonthlyReportDraft } from '#contract/partner/monthly-report.ts';
import { monthAfter, wallClock } from '#contract/wall-clock.ts';
import { deleteSetting } from '../../../db/repositories/site/setting.ts';
import { findInquiryEmail } from '../../../db/repositories/site/site-settings.ts';
import type { Database } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type {
  MonthlyReportFacts,
  MonthlyReportTexts,
} from '../../../messages/en/email/monthly-report.ts';
import type { Deps } from '../../deps.ts';
import type { Settings } from '../../settings.ts';
import { readClickReport } from '../click/report/click-report.ts';
import { readMoneyFacts } from './money-facts.ts';
import {
  findReportSetting,
  type ReportSetting,
  reportKey,
  writeReportSetting,
} from './report-setting.ts';

const topProducts = 10;

const monthOf = (now: Date, timeZone: string) => wallClock(timeZone).format(now).slice(0, 7);

export async function getMonthlyReport(
  db: Kysely<Database>,
  { SMTP_URL }: Pick<Settings, 'SMTP_URL'>,
): Promise<MonthlyReport> {
  const address = await findInquiryEmail(db);
  const setting = await findReportSetting(db);
  return {
    language: setting?.language ?? null,
    includes_money: setting?.includes_money ?? false,
    address,
    can_send: address !== null && SMTP_URL !== undefined,
  };
}

/** The first email is about the current month, so it is sent next month. */
export async function updateMonthlyReport(
  db: Kysely<Database>,
  settings: Pick<Settings, 'SMTP_URL' | 'SITE_TIMEZONE'>,
  { language, ...draft }: MonthlyReportDraft,
): Promise<MonthlyReport> {
  const before = await findReportSetting(db);
  const sent_in = before?.sent_in ?? monthOf(new Date(), settings.SITE_TIMEZONE);
  const includes_money = draft.includes_money ?? before?.includes_money ?? false;
  if (language === null) await deleteSetting(db, reportKey);
  else await writeReportSetting(db, { language, sent_in, includes_money });
  return getMonthlyReport(db, settings);
}

/**
 * Nightly jobs run in one process at a time. The month is stored before the email is sent, so that no failure sends it
 * twice.
 */
export async function sendMonthlyReport(
  { database: { db }, settings, emails }: Pick<Deps, 'database' | 'settings' | 'emails'>,
  now = new Date(),
): Promise<void> {
  const setting = await findReportSetting(db);
  const month = monthOf(now, settings.SITE_TIMEZONE);
  if (!setting || setting.sent_in === month) return;
  const { address, can_send } = await getMonthlyReport(db, settings);
  const { language, includes_money } = setting;
  const { days, ...clicks } = await readFacts(db, settings.SITE_TIMEZONE, language, now);
  const money = includes_money
    ? await readMoneyFacts(db, language, monthAfter(month, -1))
    : undefined;
  const facts = { ...clicks, money };
  if (!(await markSent(db, setting, month)) || address === null || !can_send) return;
  const { texts }: { texts: MonthlyReportTexts } = await import(
    `../../../messages/${language}/email/monthly-report.ts`
  );
  emails.sendText(address, `/admin/reports?${days}`, (known) => ({
    subject: texts.subject({ ...facts, ...known }),
    text: texts.text({ ...facts, ...known }),
  }));
}

/** Returns false if an owner has changed the setting since it was read. */
const markSent = (db: Kysely<Database>, before: ReportSetting, month: string) =>
  inTransaction(db, async (trx) => {
    const now = await findReportSetting(trx);
    if (!isDeepStrictEqual(now, before)) return false;
    await writeReportSetting(trx, { ...before, sent_in: month });
    return true;
  });

async function readFacts(
  db: Kysely<Database>,
  timeZone: string,
  language: Language,
  now: Date,
): Promise<Omit<MonthlyReportFacts, 'site' | 'link' | 'money'> & { days: string }> {
  const query = clickReportQuery.parse({ period: 'last_month', examples: 'exclude' });
  const { from, to, total, items } = await readClickReport(db, query, { timeZone, now });
  const number = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  });
  const compared = (
    now: number,
    before: number,
    format: Pick<typeof number, 'format'> = number,
  ) => ({
    now: format.format(now),
    change: before > 0 ? percent.format(now / before - 1) : undefined,
  });
  return {
    days: `from=${from}&to=${to}`,
    month: new Intl.DateTimeFormat(language, {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(Date.parse(from)),
    clicks: compared(total.clicks, total.before),
    signups: compared(total.signups, total.signups_before),
    deposits: compared(total.deposits, total.deposits_before),
    earnings: total.money.map(({ currency, earned, earned_before }) => {
      const unit = 10 ** decimalsOf(currency);
      const money = new Intl.NumberFormat(language, { style: 'currency', currency });
      return compared(earned / unit, earned_before / unit, money);
    }),
    top: items
      .filter(({ key, clicks }) => key !== '0' && clicks > 0)
      .slice(0, topProducts)
      .map(({ name, clicks }) => ({ name, clicks: number.format(clicks) })),
  };
}
