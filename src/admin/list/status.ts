export type Status = { label: string; tone: 'good' | 'quiet' | 'warning' | 'bad' };

const live: Status = { label: 'Live', tone: 'good' };
const hidden: Status = { label: 'Hidden', tone: 'quiet' };
const expired: Status = { label: 'Expired', tone: 'bad' };
const missingTurkish: Status = { label: 'Missing Turkish', tone: 'warning' };
const noImage: Status = { label: 'No image', tone: 'warning' };

const day = 86_400_000;
const soon = 7 * day;

const asIfUtc = (localTime: string) => Date.parse(`${localTime.replace(' ', 'T')}Z`);

type Row = {
  active?: boolean;
  /** Both in the site's own time, as `2026-12-31 23:59:00`. */
  expiresAt?: string | null;
  now?: string;
  turkish?: string | null;
  image?: string | null;
};

/** What an editor should know of a row at a glance; what a row does not have is left out. */
export function statusesOf({ active, expiresAt, now, turkish, image }: Row): Status[] {
  return [
    ...(active === undefined ? [] : [shownStatus(active, expiresAt, now)]),
    ...(turkish === null ? [missingTurkish] : []),
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
