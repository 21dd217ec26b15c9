import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useAdminTexts } from '../language.ts';
import { useSiteTime } from '../use-site-time.ts';
import { DateTimeField } from './date-time-field.tsx';

type Props<Values extends FieldValues, Output> = { control: Control<Values, unknown, Output> };

export function ScheduleFields<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { control } = props;
  const text = useAdminTexts().form.schedule;
  const site = useSiteTime();
  const zone = site ? text.siteTime(site.timeZone) : '';
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-5">
      <DateTimeField
        control={control}
        name={'starts_at' as FieldPath<Values>}
        label={text.startsAt}
        hint={zone + text.emptyStart}
      />
      <DateTimeField
        control={control}
        name={'ends_at' as FieldPath<Values>}
        label={text.endsAt}
        hint={zone + text.emptyEnd}
      />
    </div>
  );
}
