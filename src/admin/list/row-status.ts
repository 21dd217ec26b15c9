import { type Language, languageFacts, otherLanguages } from '#contract/language.ts';
import { asIfUtc, day } from '#contract/local-time.ts';

export type Status = { label: string; tone: 'good' | 'quiet' | 'warning' | 'bad' };

const live: Status = { label: 'Live', tone: 'good' };
const hidden: Status = { label: 'Hidden', tone: 'quiet' };
const expired: Status = { label: 'Expired', tone: 'bad' };
const missing = (language: Language): Status => ({
  label: `Missing ${languageFacts[language].englishName}`,
  tone: 'warning',
});
const noImage: Status = { label: 'No image', tone: 'warning' };

const soon = 7 * day;

type Row = {
  active?: boolean;
  /** `expiresAt` and `now` are local times of the site, as `2026-12-31 23:59:00`. */
  expiresAt?: string | null;
  now?: string;
  /** The name in each language; it is null in a language that it is not translated into. */
  names?: Partial<Record<Language, string | null>>;
  image?: string | null;
};

/** The chips of a row. A property that the row does not have gives no chip. */
export function statusesOf({ active, expiresAt, now, names, image }: Row): Status[] {
  return [
    ...(active === undefined ? [] : [shownStatus(active, expiresAt, now)]),
    ...otherLanguages.filter((language) => names?.[language] === null).map(missing),
    ...(image === null ? [noImage] : []),
  ];
}

function shownStatus(active: boolean, expiresAt?: string | null, now?: string): Status {
  if (!active) return hidden;
  if (!expiresAt || !now) return live;
  const left = asIfUtc(expiresAt) - asIfUtc(now);
  if (left <= 0) return expired;
  if (left > soon) return live;
  if (left < day) return { label: `Expires in ${Math.ceil(left / 3_600_000)} h`, tone: 'warning' };
  return { label: `Expires in ${Math.floor(left / day)} d`, tone: 'warning' };
}
