import { useState } from 'react';
import type { TokenLimits } from '#contract/people/admin-token.ts';
import { Field, inputClass } from '../../ui/field/field.tsx';
import { useAdminTexts } from '../language.ts';

type Props = { limits: TokenLimits; onChange: (limits: TokenLimits) => void };

/** The field shows local time, and the server stores UTC. */
const localTime = (instant: string | null) => {
  if (instant === null) return '';
  const date = new Date(instant);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};
const instantOf = (local: string) => (local === '' ? null : new Date(local).toISOString());

const networksIn = (text: string) => text.split(/[\s,;]+/).filter(Boolean);

/**
 * The limits of a token: its expiry, networks and purpose. Collapsed unless the token has a limit, because most don't.
 */
export function LimitFields({ limits, onChange }: Props) {
  const { people: text } = useAdminTexts();
  const { ends_at, networks, programs_only } = limits;
  const [isOpenAtFirst] = useState(ends_at !== null || networks.length > 0 || programs_only);
  return (
    <details open={isOpenAtFirst || undefined} className="text-small">
      <summary className="disclosure min-h-9 cursor-pointer py-2 text-muted hover:text-ink">
        {text.limits}
      </summary>
      <div className="grid items-start gap-4 pt-2 sm:grid-cols-2">
        <Field label={text.endsLabel} hint={text.endsHint}>
          {(attributes) => (
            <input
              {...attributes}
              type="datetime-local"
              name="ends_at"
              defaultValue={localTime(ends_at)}
              onChange={({ target }) => onChange({ ...limits, ends_at: instantOf(target.value) })}
              className={inputClass}
            />
          )}
        </Field>
        <Field label={text.networks} hint={text.networksHint}>
          {(attributes) => (
            <textarea
              {...attributes}
              name="networks"
              rows={2}
              defaultValue={networks.join('\n')}
              onChange={({ target }) => onChange({ ...limits, networks: networksIn(target.value) })}
              className={inputClass}
            />
          )}
        </Field>
        <div className="flex flex-col gap-1.5 sm:col-span-2">
          <label className="flex min-h-9 w-fit items-center gap-3 font-strong">
            <input
              type="checkbox"
              name="programs_only"
              checked={programs_only}
              onChange={({ target }) => onChange({ ...limits, programs_only: target.checked })}
              className="size-5 accent-brass"
            />
            {text.forPrograms}
          </label>
          <p className="text-muted">{text.forProgramsHint}</p>
        </div>
      </div>
    </details>
  );
}
