import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { DateTimeField } from '../../ui/field/date-time-field.tsx';
import { useSiteTime } from '../use-site-time.ts';

type Props<Values extends FieldValues, Output> = { control: Control<Values, unknown, Output> };

export function ScheduleFields<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { control } = props;
  const site = useSiteTime();
  const zone = site ? `In the site's time, ${site.timeZone}. ` : '';
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-5">
      <DateTimeField
        control={control}
        name={'starts_at' as FieldPath<Values>}
        label="Starts at"
        hint={`${zone}Empty: it is shown at once.`}
      />
      <DateTimeField
        control={control}
        name={'ends_at' as FieldPath<Values>}
        label="Ends at"
        hint={`${zone}Empty: it does not end.`}
      />
    </div>
  );
}
