import { Link } from '@tanstack/react-router';
import { type CalendarItem, calendarDays } from '#contract/catalogue/calendar.ts';
import { asIfUtc } from '#contract/wall-clock.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { trpc } from '../../api.ts';
import { inEditorsLanguage, languageName } from '../../format.ts';
import { PageTitle } from '../../frame/page-title.tsx';
import { useAdminTexts } from '../../language.ts';
import { StatusChips } from '../../list/status-chips.tsx';
import { LoadError } from '../../load-error.tsx';
import { useSiteTime } from '../../use-site-time.ts';

const screens = {
  banner: '/admin/banners/$id',
  'exclusive-bonus': '/admin/exclusive/$id',
  'top-list-entry': '/admin/toplists/$id',
  'promo-code': '/admin/promocodes/$id',
  'content-page': '/admin/pages/$id',
} as const satisfies Record<CalendarItem['kind'], string>;

const tones = { starts: 'good', ends: 'warning' } as const;

const dayFormat = inEditorsLanguage(
  (language) =>
    new Intl.DateTimeFormat(language, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }),
);

export function CalendarPage() {
  const { calendar: text } = useAdminTexts();
  const site = useSiteTime();
  const { data, error, refetch } = trpc.admin.calendar.useQuery();
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-3">
        <PageTitle>{text.title}</PageTitle>
        <p className="text-muted">
          {site ? text.nextIn(calendarDays, site.timeZone) : text.next(calendarDays)}
        </p>
      </div>
      {error && <LoadError error={error} retry={refetch} />}
      {!data && !error && <Skeleton className="h-80" />}
      {data?.items.length === 0 && <p className="text-muted">{text.empty}</p>}
      {data &&
        [...Map.groupBy(data.items, ({ at }) => at.slice(0, 10))].map(([day, items]) => (
          <Day key={day} day={day} items={items} />
        ))}
    </div>
  );
}

function Day({ day, items }: { day: string; items: CalendarItem[] }) {
  const { calendar: text } = useAdminTexts();
  return (
    <section
      aria-labelledby={`day-${day}`}
      className="grid gap-2 md:grid-cols-[16rem_minmax(0,1fr)] md:gap-6"
    >
      <h2 id={`day-${day}`} className="text-large md:pt-2">
        <time dateTime={day}>{dayFormat().format(asIfUtc(`${day} 00:00:00`))}</time>
      </h2>
      <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-raised">
        {items.map(({ at, happens, kind, id, name, market_code, lang }) => (
          <li
            key={`${kind} ${id} ${happens} ${lang}`}
            className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2.5"
          >
            <time dateTime={at.replace(' ', 'T')} className="figures">
              {at.slice(11, 16)}
            </time>
            <div className="min-w-0">
              <Link
                to={screens[kind]}
                params={{ id: String(id) }}
                dir="auto"
                className="line-clamp-2 py-0.5 font-strong underline-offset-4 hover:underline"
              >
                {name}
              </Link>
              <p className="text-muted text-small">
                {text.kinds[kind]}, {lang ? languageName(lang) : market_code}
              </p>
            </div>
            <StatusChips
              statuses={[
                {
                  label: kind === 'content-page' ? text.published : text[happens],
                  tone: tones[happens],
                },
              ]}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
