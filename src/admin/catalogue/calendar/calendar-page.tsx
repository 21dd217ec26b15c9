import { keepPreviousData } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { calendarDays, calendarKinds } from '#contract/catalogue/calendar.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { trpc } from '../../api.ts';
import { useMarkets } from '../../form/market-field.tsx';
import { PageTitle } from '../../frame/page-title.tsx';
import { useAdminTexts } from '../../language.ts';
import { ChipLinks } from '../../list/filter/chip-links.tsx';
import { LoadError } from '../../load-error.tsx';
import { useSiteTime } from '../../use-site-time.ts';
import { CalendarList } from './calendar-list.tsx';
import { CalendarMonth } from './calendar-month.tsx';

export function CalendarPage() {
  const { calendar: text, shared } = useAdminTexts();
  const site = useSiteTime();
  const { month, kind, market } = useSearch({ from: '/admin/_editor/calendar' });
  const markets = useMarkets();
  const { data, error, refetch } = trpc.admin.calendar.useQuery(
    { month },
    { placeholderData: keepPreviousData },
  );
  const ofMarket = (data?.items ?? []).filter(
    ({ market_code }) => market === undefined || market_code === market,
  );
  const items = ofMarket.filter((item) => kind === undefined || item.kind === kind);
  const today = site?.now.slice(0, 10);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-3">
        <PageTitle>{text.title}</PageTitle>
        <p className="text-muted">
          {month
            ? text.explanation(site?.timeZone ?? 'UTC')
            : site
              ? text.nextIn(calendarDays, site.timeZone)
              : text.next(calendarDays)}
        </p>
      </div>
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <ChipLinks
          label={text.view}
          name="month"
          chips={[
            { value: undefined, label: text.list },
            { value: month ?? today?.slice(0, 7), label: text.month },
          ]}
          chosen={month}
        />
        <ChipLinks
          label={text.kind}
          name="kind"
          chips={[
            { value: undefined, label: shared.all },
            ...calendarKinds.map((value) => ({ value, label: text.kinds[value] })),
          ]}
          chosen={kind}
          totals={[undefined, ...calendarKinds].map(
            (value) => ofMarket.filter((item) => value === undefined || item.kind === value).length,
          )}
        />
        {markets.length > 1 && (
          <ChipLinks
            label={shared.market}
            name="market"
            chips={[
              { value: undefined, label: text.allMarkets },
              ...markets.map(({ code }) => ({ value: code, label: code })),
            ]}
            chosen={market}
          />
        )}
      </div>
      {error && <LoadError error={error} retry={refetch} />}
      {!data && !error && <Skeleton className="h-80" />}
      {data && month && <CalendarMonth month={month} today={today} items={items} />}
      {data &&
        !month &&
        (items.length === 0 ? (
          <p className="text-muted">{text.empty}</p>
        ) : (
          <CalendarList items={items} />
        ))}
    </div>
  );
}
