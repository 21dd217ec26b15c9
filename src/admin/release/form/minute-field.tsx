import { Field, inputClass } from '../../../ui/field/field.tsx';
import { toInput } from '../../form/date-time-field.tsx';
import { useAdminTexts } from '../../language.ts';
import { useSiteTime } from '../../use-site-time.ts';

type Props = { hint: string; error: string | undefined };

/** A minute in the site's time zone, named `at`. */
export function MinuteField({ hint, error }: Props) {
  const { dialog: text } = useAdminTexts().release;
  const now = useSiteTime()?.now;
  return (
    <Field label={text.at} hint={hint} error={error}>
      {(attributes) => (
        <input
          {...attributes}
          type="datetime-local"
          name="at"
          min={now && toInput(`${now.slice(0, 16)}:00`)}
          max="9999-12-31T23:59"
          className={`figures ${inputClass}`}
        />
      )}
    </Field>
  );
}
