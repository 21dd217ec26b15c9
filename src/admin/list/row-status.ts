import { type Language, languageFacts, otherLanguages } from '#contract/language.ts';
import { asIfUtc, day } from '#contract/local-time.ts';

export type Status = { label: string; tone: 'good' | 'quiet' | 'warning' | 'bad' };

const live: Status = { label: 'Live', tone: 'good' };
const hidden: Status = { label: 'Hidden', tone: 'quiet' };
const expired: Status = { label: 'Expired', tone: 'bad' };
const scheduled: Status = { label: 'Scheduled', tone: 'quiet' };
const ended: Status = { label: 'Ended', tone: 'bad' };
const missing = (language: Language): Status => ({
  label: `Missing ${languageFacts[language].englishName}`,
  tone: 'warning',
});
const noImage: Status = { label: 'No image', tone: 'warning' };

const soon = 7 * day;

type Row = {
  active?: boolean | undefined;
  /** Times are local times of the site, as `2026-12-31 23:59:00`. A code expires; all else starts and ends. */
  expiresAt?: string | null;
  startsAt?: string | null;
  endsAt?: string | null;
  now?: string;
  /** The name in each language; it is null in a language that it is not translated into. */
  names?: Partial<Record<Language, string | null>>;
  image?: string | null;
};

/** The chips of a row. A property that the row does not have gives no chip. */
export function statusesOf({ active, names, image, ...times }: Row): Status[] {
  return [
    ...(active === undefined ? [] : [shownStatus(active, times)]),
    ...otherLanguages.filter((language) => names?.[language] === null).map(missing),
    ...(image === null ? [noImage] : []),
  ];
}

type Times = Pick<Row, 'expiresAt' | 'startsAt' | 'endsAt' | 'now'>;

function shownStatus(active: boolean, { expiresAt, startsAt, endsAt, now }: Times): Status {
  if (!active) return hidden;
  if (!now) return live;
  if (endsAt && endsAt <= now) return ended;
  if (startsAt && startsAt > now) return scheduled;
  const end = expiresAt ?? endsAt;
  if (!end) return live;
  const left = asIfUtc(end) - asIfUtc(now);
  if (left <= 0) return expired;
  if (left > soon) return live;
  const time = left < day ? `${Math.ceil(left / 3_600_000)} h` : `${Math.floor(left / day)} d`;
  return { label: `${expiresAt ? 'Expires' : 'Ends'} in ${time}`, tone: 'warning' };
}
