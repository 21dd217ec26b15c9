import type { CalendarItem } from '#contract/catalogue/calendar.ts';
import { asIfUtc } from '#contract/wall-clock.ts';
import { inEditorsLanguage } from '../../format.ts';
import { StatusChips } from '../../list/status-chips.tsx';
import { ItemLink, itemKey, useItemText } from './calendar-item.tsx';

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

export const dayTitle = (day: string) => dayFormat().format(asIfUtc(`${day} 00:00:00`));

export const dayId = (day: string) => `day-${day}`;

export const byDay = (items: CalendarItem[]) => Map.groupBy(items, ({ at }) => at.slice(0, 10));

export const CalendarList = ({ items }: { items: CalendarItem[] }) =>
  [...byDay(items)].map(([day, items]) => <Day key={day} day={day} items={items} />);

function Day({ day, items }: { day: string; items: CalendarItem[] }) {
  const text = useItemText();
  return (
    <section
      aria-labelledby={dayId(day)}
      className="grid gap-2 md:grid-cols-[16rem_minmax(0,1fr)] md:gap-6"
    >
      <h2 id={dayId(day)} className="scroll-mt-16 text-large md:pt-2">
        <time dateTime={day}>{dayTitle(day)}</time>
      </h2>
      <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-raised">
        {items.map((item) => (
          <li
            key={itemKey(item)}
            className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2.5"
          >
            <time dateTime={item.at.replace(' ', 'T')} className="figures">
              {item.at.slice(11, 16)}
            </time>
            <div className="min-w-0">
              <ItemLink item={item} className="line-clamp-2 py-0.5 font-strong" />
              <p className="text-muted text-small">{text.place(item)}</p>
            </div>
            <StatusChips statuses={[{ label: text.happens(item), tone: tones[item.happens] }]} />
          </li>
        ))}
      </ul>
    </section>
  );
}
