import type { Kysely } from 'kysely';
import type { MoneySettings } from '#contract/money/money-settings.ts';
import { findSetting, writeSetting } from '../../db/repositories/site/setting.ts';
import type { Database } from '../../db/tables.ts';

const key = 'money';

const defaults: MoneySettings = { currency: 'EUR', fetches_rates: true };

export async function readMoneySettings(db: Kysely<Database>): Promise<MoneySettings> {
  const stored = await findSetting(db, key);
  return stored === undefined ? defaults : JSON.parse(stored);
}

export async function replaceMoneySettings(
  db: Kysely<Database>,
  settings: MoneySettings,
): Promise<MoneySettings> {
  await writeSetting(db, key, JSON.stringify(settings));
  return settings;
}
