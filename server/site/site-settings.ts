/** Reads and writes site settings, along with those fixed by environment variables. */
import type { Kysely } from 'kysely';
import type { SettingsDraft, SiteSettings, StoredSettings } from '#contract/site/site-settings.ts';
import type { Database } from '../../db/tables.ts';
import type { Writer } from '../resource/resource.ts';
import type { Settings } from '../settings.ts';
import { settingsResource } from './site-settings-resource.ts';

const withEnvironment = (stored: StoredSettings, settings: Settings): SiteSettings => ({
  ...stored,
  from_environment: {
    name: settings.SITE_NAME ?? null,
    telegram_url: settings.TELEGRAM_URL ?? null,
    online_counter: settings.ONLINE_COUNTER ?? null,
    link_check: settings.LINK_CHECK ?? null,
  },
});

export const getSiteSettings = async (db: Kysely<Database>, settings: Settings) =>
  withEnvironment(await settingsResource.get(db), settings);

export const replaceSiteSettings = async (
  writer: Writer,
  settings: Settings,
  draft: SettingsDraft,
  before?: SettingsDraft,
) => withEnvironment(await settingsResource.update(writer, draft, before), settings);
