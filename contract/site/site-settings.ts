/** Settings that owners edit in the admin. Null means the default; environment variables take precedence. */
import { z } from 'zod';
import { boundedList } from '../bounded-list.ts';
import { checkSchedule, scheduleFields } from '../catalogue/schedule.ts';
import { footerPage } from '../content/content-page.ts';
import {
  boundedText,
  lang,
  optionalEmail,
  optionalLabel,
  optionalTitle,
  trimmedLabel,
} from '../field-schema.ts';
import { inEachLanguage, languages, type OtherLanguage, otherLanguages } from '../language.ts';
import { optionalLink, optionalSizedImage, optionalUrl, requiredUrl } from '../link-schema.ts';
import { translations } from '../translation.ts';
import { requestedMarketCode } from './market-schema.ts';
import { nearestAccent, type Theme, themes } from './theme.ts';

export const settingsId = 1;

export const onlineCounters = ['simulated', 'live', 'off'] as const;

const maxSocialLinks = 8;

export const maxFactDays = 3650;

const socialLink = z.object({
  name: trimmedLabel('Enter the name of the network'),
  url: requiredUrl('Enter its address'),
});
export type SocialLink = z.output<typeof socialLink>;

const accentColor = boundedText('#112233'.length)
  .regex(/^#[\da-f]{6}$/i, { message: 'Must be a color such as #e9b44c', abort: true })
  .toLowerCase()
  .nullable()
  .default(null);

/** Text and buttons use the accent colour, so it needs enough contrast with the background. */
function checkAccent(
  { accent, theme }: { accent: string | null; theme: Theme },
  context: z.RefinementCtx,
) {
  if (accent === null) return;
  const nearest = nearestAccent(accent, theme);
  if (nearest === accent) return;
  const message = `Cannot be read in this theme. The nearest readable color is ${nearest}`;
  context.addIssue({ code: 'custom', path: ['accent'], message });
}

/** English cannot be disabled, because other languages fall back to it. */
const disabledLanguages = boundedList(
  z.enum(otherLanguages as [OtherLanguage, ...OtherLanguage[]]),
  otherLanguages.length,
  `Must have at most ${otherLanguages.length} languages`,
)
  .refine((named) => new Set(named).size === named.length, {
    message: 'Can contain each language only once',
    when: ({ issues }) => issues.length === 0,
  })
  .default([])
  .meta({ description: 'Languages without pages. Their texts are kept' });

export const linkChecks = ['on', 'off'] as const;

const texts = z.object({ footer_note: optionalTitle, announcement: optionalTitle });

const fields = z.object({
  // Required, so that a body with none of these fields doesn't reset them all.
  name: optionalLabel.unwrap(),
  telegram_url: optionalUrl,
  social_links: boundedList(
    socialLink,
    maxSocialLinks,
    `Must have at most ${maxSocialLinks} links`,
  ).default([]),
  inquiry_email: optionalEmail,
  online_counter: z.enum(onlineCounters).nullable().default(null),
  disabled_languages: disabledLanguages,
  theme: z.enum(themes).default('dark'),
  accent: accentColor,
  logo: optionalSizedImage.meta({ description: 'Shown in the header and in emails' }),
  logo_light: optionalSizedImage.meta({
    description: 'Shown instead of the logo on light pages',
  }),
  icon: optionalSizedImage.meta({
    description: 'Source of the icons for browsers and devices and of the image for shared links',
  }),
  fact_days: z.int().min(1).max(maxFactDays).default(180).meta({
    description: 'Facts about partners are out of date after this many days without a check',
  }),
  link_check: z.enum(linkChecks).nullable().default(null).meta({
    description:
      'Whether links to other sites are checked every night. Null for the default: on if the site has a public address',
  }),
  announcement_url: optionalLink,
  ...scheduleFields,
  i18n: translations(texts.prefault({}), texts.prefault({})).prefault({}),
});

export const settingsDraft = fields.superRefine(checkSchedule).superRefine(checkAccent);
export type SettingsDraft = z.output<typeof settingsDraft>;

const storedSettings = fields.extend({ id: z.int() });
export type StoredSettings = z.output<typeof storedSettings>;

/** Includes the settings that are fixed by environment variables. */
export const siteSettings = storedSettings.extend({
  from_environment: z.object({
    name: z.string().nullable(),
    telegram_url: z.string().nullable(),
    online_counter: z.enum(onlineCounters).nullable(),
    link_check: z.enum(linkChecks).nullable(),
  }),
});
export type SiteSettings = z.output<typeof siteSettings>;

/** The settings that pages show, in one language. */
export const settingsCard = z.object({
  name: z.string().nullable(),
  telegram_url: z.string().nullable(),
  social_links: z.array(socialLink),
  online_counter: z.enum(onlineCounters).nullable(),
  /** The languages that have pages. */
  languages: z.array(z.enum(languages)),
  theme: z.enum(themes),
  logo: z.string().nullable(),
  logo_light: z.string().nullable(),
  icon: z.string().nullable(),
  /** CSS values that depend on the theme and the accent. */
  styles: z.string().nullable(),
  footer_note: z.string().nullable(),
  announcement: z.object({ text: z.string(), url: z.string().nullable() }).nullable(),
  /** Shown after the built-in footer links. */
  footer_pages: z.array(footerPage),
  /** Paths that the site links to but that have no published page, by language. */
  empty_paths: z.object(inEachLanguage(() => z.array(z.string()))),
});
export type SettingsCard = z.output<typeof settingsCard>;

export const settingsCardQuery = z.object({ lang, market: requestedMarketCode });
export type SettingsCardQuery = z.output<typeof settingsCardQuery>;
