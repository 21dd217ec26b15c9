import { Link } from '@tanstack/react-router';
import { type CalendarItem, calendarDays } from '#contract/admin/calendar.ts';
import { asIfUtc } from '#contract/local-time.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { trpc } from '../api.ts';
import { PageTitle } from '../frame/page-title.tsx';
import { StatusChips } from '../list/status-chips.tsx';
import { LoadError } from '../load-error.tsx';
import { useSiteTime } from '../use-site-time.ts';

const kinds = {
  banner: { word: 'Banner', to: '/admin/banners/$id' },
  'exclusive-bonus': { word: 'Exclusive bonus', to: '/admin/exclusive/$id' },
  'top-list-entry': { word: 'Top list entry', to: '/admin/toplists/$id' },
  'promo-code': { word: 'Promo code', to: '/admin/promocodes/$id' },
} as const satisfies Record<CalendarItem['kind'], object>;

const chips = {
  starts: { label: 'Starts', tone: 'good' },
  ends: { label: 'Ends', tone: 'warning' },
} as const;

const dayOf = new Intl.DateTimeFormat('en', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

export function CalendarPage() {
  const site = useSiteTime();
  const { data, error, refetch } = trpc.admin.calendar.useQuery();
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-3">
        <PageTitle>Calendar</PageTitle>
        <p className="text-muted">
          What starts and ends in the next {calendarDays} days
          {site && `, in the site's time, ${site.timeZone}`}.
        </p>
      </div>
      {error && <LoadError error={error} retry={refetch} />}
      {!data && !error && <Skeleton className="h-80" />}
      {data?.items.length === 0 && <p className="text-muted">Nothing starts or ends until then.</p>}
      {data &&
        [...Map.groupBy(data.items, ({ at }) => at.slice(0, 10))].map(([day, items]) => (
          <Day key={day} day={day} items={items} />
        ))}
    </div>
  );
}

const Day = ({ day, items }: { day: string; items: CalendarItem[] }) => (
  <section
    aria-labelledby={`day-${day}`}
    className="grid gap-2 md:grid-cols-[14rem_minmax(0,1fr)] md:gap-6"
  >
    <h2 id={`day-${day}`} className="text-large md:pt-2">
      <time dateTime={day}>{dayOf.format(asIfUtc(`${day} 00:00:00`))}</time>
    </h2>
    <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-raised">
      {items.map(({ at, happens, kind, id, name, market_code }) => (
        <li
          key={`${kind} ${id} ${happens}`}
          className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2.5"
        >
          <time dateTime={at.replace(' ', 'T')} className="figures">
            {at.slice(11, 16)}
          </time>
          <div className="min-w-0">
            <Link
              to={kinds[kind].to}
              params={{ id: String(id) }}
              dir="auto"
              className="block truncate py-0.5 font-strong underline-offset-4 hover:underline"
            >
              {name}
            </Link>
            <p className="text-muted text-small">
              {kinds[kind].word}, {market_code}
            </p>
          </div>
          <StatusChips statuses={[chips[happens]]} />
        </li>
      ))}
    </ul>
  </section>
);
