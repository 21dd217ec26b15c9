import type { Kysely } from 'kysely';
import { type MoneySettings, moneySettings } from '#contract/money/money-settings.ts';
import { findSetting, writeSetting } from '../../db/repositories/site/setting.ts';
import type { Database } from '../../db/tables.ts';

const key = 'money';

export async function readMoneySettings(db: Kysely<Database>): Promise<MoneySettings> {
  return moneySettings.parse(JSON.parse((await findSetting(db, key)) ?? '{}'));
}

export async function replaceMoneySettings(
  db: Kysely<Database>,
  settings: MoneySettings,
): Promise<MoneySettings> {
  await writeSetting(db, key, JSON.stringify(settings));
  return settings;
}
