import type { Language } from '#contract/language.ts';
import type { LinkProblem } from '#contract/partner/link-state.ts';
import { asIfUtc, day } from '#contract/wall-clock.ts';
import type { AdminTexts } from '../../../messages/en/admin/admin.ts';
import { languageName } from '../format.ts';

export type Status = {
  label: string;
  /** Details, as a tooltip and for screen readers. */
  title?: string;
  tone: 'good' | 'plain' | 'quiet' | 'warning' | 'bad';
};

type Text = AdminTexts['list']['status'];

const linkProblems = {
  broken: { name: 'brokenLink', tone: 'bad' },
  moved: { name: 'movedLink', tone: 'warning' },
} as const satisfies Record<LinkProblem, { name: keyof Text; tone: Status['tone'] }>;

const soon = 7 * day;

type Row = {
  active?: boolean | undefined;
  /** Only promo codes expire. All times are in the site's time zone, such as `2026-12-31 23:59:00`. */
  expiresAt?: string | null;
  startsAt?: string | null;
  endsAt?: string | null;
  now?: string;
  untranslated?: Language[];
  image?: string | null;
  link?: LinkProblem | undefined;
};

/** Returns a row's status chips. Omitted properties add no chip. */
export function statusesOf(
  { active, untranslated = [], image, link, ...times }: Row,
  text: Text,
): Status[] {
  const missing = (language: Language): Status => ({
    label: text.missing(languageName(language)),
    tone: 'warning',
  });
  const problem = link && linkProblems[link];
  return [
    ...(active === undefined ? [] : [shownStatus(active, times, text)]),
    ...untranslated.map(missing),
    ...(image === null ? [{ label: text.noImage, tone: 'warning' as const }] : []),
    ...(problem ? [{ label: text[problem.name], tone: problem.tone }] : []),
  ];
}

type Times = Pick<Row, 'expiresAt' | 'startsAt' | 'endsAt' | 'now'>;

function shownStatus(active: boolean, times: Times, text: Text): Status {
  const { expiresAt, startsAt, endsAt, now } = times;
  const live: Status = { label: text.live, tone: 'good' };
  if (!active) return { label: text.hidden, tone: 'quiet' };
  if (!now) return live;
  if (endsAt && endsAt <= now) return { label: text.ended, tone: 'bad' };
  if (startsAt && startsAt > now) return { label: text.scheduled, tone: 'quiet' };
  const end = expiresAt ?? endsAt;
  if (!end) return live;
  const left = asIfUtc(end) - asIfUtc(now);
  if (left <= 0) return { label: text.expired, tone: 'bad' };
  if (left > soon) return live;
  return { label: timeLeftText(left, expiresAt ? 'expiresIn' : 'endsIn', text), tone: 'warning' };
}

const timeLeftText = (left: number, verb: 'expiresIn' | 'endsIn', text: Text) =>
  left < day
    ? text[verb].hours(Math.ceil(left / 3_600_000))
    : text[verb].days(Math.floor(left / day));
