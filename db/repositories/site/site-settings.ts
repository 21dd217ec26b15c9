import type { Kysely, Transaction } from 'kysely';
import {
  defaultLanguage,
  inEachLanguage,
  type Language,
  languages,
  type OtherLanguage,
} from '#contract/language.ts';
import {
  type SettingsCard,
  type SettingsCardQuery,
  type SettingsDraft,
  type SocialLink,
  type StoredSettings,
  settingsId,
} from '#contract/site/site-settings.ts';
import { themeStyles } from '#contract/site/theme.ts';
import { insteadOfLost } from '../../database-fault.ts';
import { isLiveNow, scheduleColumns } from '../../sql/schedule.ts';
import type { Database } from '../../tables.ts';
import { listEmptyPaths, listFooterPages } from '../content/content-page-card.ts';

/** Shows every footer link. */
const noEmptyPaths = inEachLanguage((): string[] => []);

const noTexts = { footer_note: null, announcement: null };

export async function findSiteSettings(db: Kysely<Database>): Promise<StoredSettings> {
  const { live_from, live_until, social_links, disabled_languages, ...row } = await db
    .selectFrom('site_settings')
    .selectAll()
    .executeTakeFirstOrThrow();
  return {
    ...row,
    social_links: parseLinks(social_links),
    disabled_languages: parseLanguages(disabled_languages),
    i18n: await findTexts(db),
  };
}

export async function updateSiteSettings(
  trx: Transaction<Database>,
  { i18n, social_links, disabled_languages, ...columns }: SettingsDraft,
): Promise<void> {
  await trx
    .updateTable('site_settings')
    .set({
      ...columns,
      social_links: JSON.stringify(social_links),
      disabled_languages: JSON.stringify(disabled_languages),
      ...(await scheduleColumns(trx, columns)),
    })
    .execute();
  await trx.deleteFrom('site_settings_translation').execute();
  await trx
    .insertInto('site_settings_translation')
    .values(languages.map((lang) => ({ site_settings_id: settingsId, lang, ...i18n[lang] })))
    .execute();
}

/** Includes the announcement only between its start and its end. */
export async function findSettingsCard(
  db: Kysely<Database>,
  { lang }: SettingsCardQuery,
): Promise<SettingsCard> {
  const { social_links, disabled_languages, announcement_url, accent, is_live, ...shown } = await db
    .selectFrom('site_settings')
    .select(['name', 'telegram_url', 'social_links', 'online_counter', 'announcement_url'])
    .select(['disabled_languages', 'theme', 'accent', 'logo', 'logo_light', 'icon'])
    .select(isLiveNow(db).as('is_live'))
    .executeTakeFirstOrThrow();
  const texts = await findTexts(db);
  const textOf = (name: keyof typeof noTexts) => texts[lang][name] ?? texts[defaultLanguage][name];
  const text = textOf('announcement');
  return {
    ...shown,
    social_links: parseLinks(social_links),
    languages: enabledLanguages(parseLanguages(disabled_languages)),
    styles: themeStyles(shown.theme, accent),
    footer_note: textOf('footer_note'),
    footer_pages: await listFooterPages(db, lang).catch(insteadOfLost([])),
    empty_paths: await listEmptyPaths(db).catch(insteadOfLost(noEmptyPaths)),
    announcement: is_live && text !== null ? { text, url: announcement_url } : null,
  };
}

export async function findInquiryEmail(db: Kysely<Database>): Promise<string | null> {
  const { inquiry_email } = await db
    .selectFrom('site_settings')
    .select('inquiry_email')
    .executeTakeFirstOrThrow();
  return inquiry_email;
}

const enabledLanguages = (disabled: readonly Language[]) =>
  languages.filter((language) => !disabled.includes(language));

const parseLanguages = (stored: string) => JSON.parse(stored) as OtherLanguage[];

const parseLinks = (stored: string) => JSON.parse(stored) as SocialLink[];

async function findTexts(db: Kysely<Database>): Promise<StoredSettings['i18n']> {
  const rows = await db.selectFrom('site_settings_translation').selectAll().execute();
  return inEachLanguage((language) => {
    const { footer_note, announcement } = rows.find(({ lang }) => lang === language) ?? noTexts;
    return { footer_note, announcement };
  });
}
