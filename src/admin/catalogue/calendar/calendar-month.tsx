import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { CalendarItem } from '#contract/catalogue/calendar.ts';
import { asIfUtc, dayBefore, monthAfter } from '#contract/wall-clock.ts';
import { buttonClass } from '../../../ui/button.ts';
import { formatNumber, inEditorsLanguage } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import { withChoice } from '../../list/filter/list-filter.ts';
import { ItemLink, itemKey, useItemText } from './calendar-item.tsx';
import { byDay, CalendarList, dayId, dayTitle } from './calendar-list.tsx';

/** For a day with more items, the rest is shown as a number. The list below the month has all of them. */
const shownOfDay = 3;

const format = (options: Intl.DateTimeFormatOptions) =>
  inEditorsLanguage(
    (language) => new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }),
  );
const monthFormat = format({ month: 'long', year: 'numeric' });
const weekdayFormat = format({ weekday: 'short' });

/** Returns the weeks of a month, starting on Mondays and including the days of adjacent months that complete them. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const last = dayBefore(`${monthAfter(month, 1)}-01`, 1);
  const sinceMonday = (new Date(first).getUTCDay() + 6) % 7;
  const weeks: string[][] = [];
  for (let monday = dayBefore(first, sinceMonday); monday <= last; monday = dayBefore(monday, -7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => dayBefore(monday, -index)));
  }
  return weeks;
}

type Props = { month: string; today: string | undefined; items: CalendarItem[] };

export function CalendarMonth({ month, today, items }: Props) {
  const { calendar: text } = useAdminTexts();
  const onDay = byDay(items);
  const weeks = weeksOf(month);
  return (
    <>
      <div className="flex items-center gap-2">
        <MonthLink month={monthAfter(month, -1)} label={text.previous} icon={ChevronLeft} />
        <MonthLink month={monthAfter(month, 1)} label={text.following} icon={ChevronRight} />
        <h2 id="month" className="ml-1 text-large">
          {monthFormat().format(asIfUtc(`${month}-01 00:00:00`))}
        </h2>
      </div>
      <table
        aria-labelledby="month"
        className="w-full table-fixed border-collapse rounded-card bg-raised text-small"
      >
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th
                key={day}
                scope="col"
                className="overflow-hidden border border-line px-1 py-1.5 font-strong text-muted"
              >
                {weekdayFormat().format(asIfUtc(`${day} 00:00:00`))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((days) => (
            <tr key={days[0]}>
              {days.map((day) => (
                <td
                  key={day}
                  aria-current={day === today ? 'date' : undefined}
                  className="h-16 border border-line p-1 align-top aria-[current=date]:border-2 aria-[current=date]:border-brass md:h-28 md:p-2"
                >
                  {day.startsWith(month) && <DayCell day={day} items={onDay.get(day) ?? []} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {items.length === 0 ? (
        <p className="text-muted">{text.emptyMonth}</p>
      ) : (
        <CalendarList items={items} />
      )}
    </>
  );
}

function DayCell({ day, items }: { day: string; items: CalendarItem[] }) {
  const { calendar: text } = useAdminTexts();
  const words = useItemText();
  const rest = items.length - shownOfDay;
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <time dateTime={day} className="figures text-muted">
        {Number(day.slice(8))}
      </time>
      {items.length > 0 && (
        <a
          href={`#${dayId(day)}`}
          aria-label={text.onDay(formatNumber(items.length), dayTitle(day))}
          className="figures flex min-h-7 items-center justify-center rounded-small bg-lifted font-strong md:hidden"
        >
          {formatNumber(items.length)}
        </a>
      )}
      <ul className="hidden flex-col gap-1 md:flex">
        {items.slice(0, shownOfDay).map((item) => (
          <li key={itemKey(item)} className="flex min-w-0 items-center gap-1.5">
            <span
              title={words.happens(item)}
              className={`size-2 shrink-0 rounded-full ${item.happens === 'starts' ? 'bg-good' : 'bg-warning'}`}
            >
              <span className="sr-only">{words.happens(item)}</span>
            </span>
            <ItemLink item={item} className="min-h-6 truncate" />
          </li>
        ))}
        {rest > 0 && (
          <li>
            <a href={`#${dayId(day)}`} className="inline-block min-h-6 text-muted underline">
              {text.more(formatNumber(rest))}
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}

type MonthLinkProps = { month: string; label: string; icon: typeof ChevronLeft };

const MonthLink = ({ month, label, icon: Icon }: MonthLinkProps) => (
  <Link
    to="/admin/calendar"
    search={withChoice('month', month)}
    aria-label={label}
    className={buttonClass.quiet}
  >
    <Icon className="size-4" strokeWidth={1.75} aria-hidden="true" />
  </Link>
);
