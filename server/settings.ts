import { join } from 'node:path';
import proxyAddr from '@fastify/proxy-addr';
import { z } from 'zod';
import { hiddenCharacter } from '#contract/hidden-character.ts';
import { isBlank } from '#contract/text-rule.ts';
import { missedSearchDays } from '#contract/visitor/missed-search.ts';
import { isPostgresUrl } from '../db/open.ts';

const wholeNumber = (min: number, max = Number.MAX_SAFE_INTEGER) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min}`)
    .transform(Number)
    .refine((value) => value >= min, `must be at least ${min}`)
    .refine((value) => value <= max, `must be at most ${max}`);

const visibleLetters = /^[\x21-\x7e]+$/;

/** Shorter tokens could be guessed. */
export const minTokenLength = 16;

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) URL' });
const withoutSlash = (url: string) => new URL(url).href.replace(/\/+$/, '');
const baseUrl = httpUrl
  .regex(/^[^?#@]*$/, 'must be a URL without ?, # and @')
  .transform(withoutSlash);

/** The contact in security.txt. Line breaks are checked separately, because URL parsing would silently drop them. */
const contact = z
  .string()
  .max(500, 'must have at most 500 characters')
  .refine(
    (url) =>
      visibleLetters.test(url) &&
      /^(mailto:[^@]+@[^@]+|https:\/\/.+)$/.test(url) &&
      URL.canParse(url),
    'must be a mailto: or https:// URL',
  );

const isTimeZone = (name: string) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

const isProxyList = (value: string) => {
  try {
    proxyAddr.compile(value.split(',').map((name) => name.trim()));
    return true;
  } catch {
    return false;
  }
};

/** Accepts true, false, the number of proxies in front, or their IPs. */
const trustProxy = z
  .string()
  .refine(
    (value) => /^(true|false|\d+)$/.test(value) || isProxyList(value),
    'must be true, false, a number of proxies or their IPs',
  )
  .transform((value) => {
    if (value === 'true' || value === 'false') return value === 'true';
    const proxies = Number(value);
    return Number.isInteger(proxies) ? (_: string, hop: number) => hop < proxies : value;
  });

/** A hundred years: a longer period could reach back past the earliest date. */
const maxDays = 36_500;

const region = z.string().regex(/^[\w-]{1,50}$/, 'must be a region such as eu-central-1');

/** Follows S3's rules for bucket names. The prefix has no characters that a URL would escape. */
const bucketAndPrefix = z
  .string()
  .max(500, 'must have at most 500 characters')
  .regex(
    /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w-][\w.-]*)*\/?$/,
    'must be a bucket with or without a prefix, such as s3://bucket/prefix',
  )
  .transform((url) => {
    const [bucket = '', ...prefix] = url.slice('s3://'.length).replace(/\/$/, '').split('/');
    return { bucket, prefix: prefix.join('/') };
  });

const environment = z
  .object({
    PORT: wholeNumber(0, 65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: z
      .string()
      .refine((url) => isPostgresUrl(url) && URL.canParse(url), 'must be a postgres:// URL')
      .optional(),
    ADMIN_TOKEN: z
      .string()
      .regex(visibleLetters, 'must contain only plain letters, digits and symbols, without spaces')
      .min(minTokenLength, `must have at least ${minTokenLength} characters`)
      .optional(),
    VISITOR_SECRET: z
      .string()
      .regex(visibleLetters, 'must contain only plain letters, digits and symbols, without spaces')
      .min(32, 'must have at least 32 characters')
      .max(1024, 'must have at most 1024 characters')
      .optional(),
    SITE_URL: baseUrl.optional(),
    SITE_NAME: z
      .string()
      .max(100, 'must have at most 100 characters')
      .refine((name) => !isBlank(name), 'must not be blank')
      .refine(
        (name) => hiddenCharacter(name, 'one') === undefined,
        'must be one line without hidden characters',
      )
      .optional(),
    SITE_TIMEZONE: z
      .string()
      .refine(isTimeZone, 'must be a time zone such as Europe/Istanbul')
      .default('UTC'),
    SEED: z.enum(['demo', 'off'], 'must be demo or off').default('demo'),
    MEILI_URL: httpUrl.optional(),
    MEILI_API_KEY: z.string().optional(),
    MEILI_BIN: z.string().optional(),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, hostname: /./, error: 'must be an smtp(s) URL' })
      .optional(),
    ONLINE_COUNTER: z
      .enum(['simulated', 'live', 'off'], 'must be simulated, live or off')
      .optional(),
    AGE_GATE: z.enum(['notice', 'gate', 'off'], 'must be notice, gate or off').default('notice'),
    LINK_CHECK: z.enum(['on', 'off'], 'must be on or off').optional(),
    TELEGRAM_URL: httpUrl.optional(),
    HSTS: z
      .enum(['host', 'subdomains', 'preload'], 'must be host, subdomains or preload')
      .default('host'),
    SECURITY_CONTACT: contact.optional(),
    RATE_LIMIT: wholeNumber(0).default(600),
    SESSION_IDLE_HOURS: wholeNumber(1, 720).default(12),
    SESSION_MAX_DAYS: wholeNumber(1, 365).default(7),
    UPLOAD_MAX_BYTES: wholeNumber(1).default(10 * 1024 * 1024),
    IMPORT_MAX_BYTES: wholeNumber(1).default(100 * 1024 * 1024),
    BACKUP_DIR: z.string().optional(),
    BACKUP_KEEP: wholeNumber(1, 10_000).default(7),
    UPLOADS_URL: bucketAndPrefix.optional(),
    UPLOADS_PUBLIC_URL: baseUrl.optional(),
    S3_ENDPOINT: baseUrl.optional(),
    AWS_ACCESS_KEY_ID: z.string().optional(),
    AWS_SECRET_ACCESS_KEY: z.string().optional(),
    AWS_SESSION_TOKEN: z.string().optional(),
    AWS_REGION: region.optional(),
    AWS_DEFAULT_REGION: region.optional(),
    KEEP_HISTORY_DAYS: wholeNumber(0, maxDays).default(365),
    KEEP_INQUIRIES_DAYS: wholeNumber(0, maxDays).default(730),
    KEEP_MISSED_SEARCHES_DAYS: wholeNumber(1, missedSearchDays).default(missedSearchDays),
    KEEP_UNUSED_IMAGES_DAYS: wholeNumber(0, maxDays).default(7),
    KEEP_SECURITY_LOG_DAYS: wholeNumber(0, maxDays).default(365),
    TRUST_PROXY: trustProxy.default(false),
    OTEL_EXPORTER_OTLP_ENDPOINT: baseUrl.optional(),
    OTEL_SERVICE_NAME: z.string().max(100, 'must have at most 100 characters').default('aceboard'),
    LOG_LEVEL: z
      .enum(
        ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
        'must be fatal, error, warn, info, debug, trace or silent',
      )
      .default('info'),
  })
  .superRefine((settings, context) => {
    const must = (name: keyof typeof settings, be: string) =>
      context.addIssue({ code: 'custom', path: [name], message: `must be ${be}` });
    if (settings.HSTS !== 'host' && !settings.SITE_URL?.startsWith('https:')) {
      must('SITE_URL', `an https:// URL with HSTS=${settings.HSTS}`);
    }
    if (!settings.UPLOADS_URL) {
      if (settings.UPLOADS_PUBLIC_URL) must('UPLOADS_URL', 'set with UPLOADS_PUBLIC_URL');
      return;
    }
    for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const) {
      if (!settings[name]) must(name, 'set with UPLOADS_URL');
    }
    if (!(settings.S3_ENDPOINT || settings.AWS_REGION || settings.AWS_DEFAULT_REGION)) {
      must('AWS_REGION', 'set with UPLOADS_URL, or S3_ENDPOINT if the bucket is not on AWS');
    }
  });

export type Settings = z.output<typeof environment>;
export const settingNames = Object.keys(environment.shape);

/** Returns the PostgreSQL URL, or the path of the SQLite file in DATA_DIR. */
export const databaseAddress = ({ DATABASE_URL, DATA_DIR }: Settings): string =>
  DATABASE_URL ?? join(DATA_DIR, 'aceboard.db');

/** Treats an empty variable as unset. */
export function parseSettings(variables: Record<string, string | undefined>): Settings {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value));
  const parsed = environment.safeParse(set);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  throw new Error(`Invalid settings: ${problems.join('; ')}.`);
}
