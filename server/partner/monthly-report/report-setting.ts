import type { Kysely } from 'kysely';
import { z } from 'zod';
import { languages } from '#contract/language.ts';
import { findSetting, writeSetting } from '../../../db/repositories/site/setting.ts';
import type { Database } from '../../../db/tables.ts';

export const reportKey = 'monthly_report';
const reportSetting = z.object({
  language: z.enum(languages),
  sent_in: z.string(),
  includes_money: z.boolean().default(false),
});
export type ReportSetting = z.output<typeof reportSetting>;

export async function findReportSetting(db: Kysely<Database>): Promise<ReportSetting | undefined> {
  const text = await findSetting(db, reportKey);
  return text === undefined ? undefined : reportSetting.safeParse(JSON.parse(text)).data;
}

export const writeReportSetting = (db: Kysely<Database>, setting: ReportSetting) =>
  writeSetting(db, reportKey, JSON.stringify(setting));
