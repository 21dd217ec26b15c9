import { useController, useWatch } from 'react-hook-form';
import { nearestAccent, type Theme } from '#contract/site/theme.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Field, inputClass } from '../../../ui/field/field.tsx';
import { useAdminTexts } from '../../language.ts';
import { isColour } from './readable-accent.ts';
import type { SettingsControl } from './settings-values.ts';

const brass = '#e9b44c';

/** The color can be picked or entered, because brand guidelines specify it as a code. */
export function AccentField({ control }: { control: SettingsControl }) {
  const { site: text } = useAdminTexts();
  const { field, fieldState } = useController({ control, name: 'accent' });
  const theme = useWatch({ control, name: 'theme' }) ?? 'dark';
  const accent = field.value ?? '';
  return (
    <Field
      label={text.accent}
      hint={text.accentHint}
      error={fieldState.error?.message}
      notice={<ReadableAccent accent={accent} theme={theme} onUse={field.onChange} />}
    >
      {(attributes) => (
        <div className="flex gap-2">
          <input
            {...attributes}
            name="accent"
            ref={field.ref}
            value={accent}
            onBlur={field.onBlur}
            onChange={({ target }) => field.onChange(target.value === '' ? null : target.value)}
            className={inputClass}
          />
          <input
            type="color"
            aria-label={text.pickAccent}
            value={isColour(accent) ? accent : brass}
            onChange={({ target }) => field.onChange(target.value)}
            className="h-10.5 w-14 shrink-0 cursor-pointer rounded-control border border-edge bg-ground p-1"
          />
        </div>
      )}
    </Field>
  );
}

type Props = { accent: string; theme: Theme; onUse: (accent: string) => void };

/** Suggests the nearest readable colour if the chosen one would be rejected on saving. */
export function ReadableAccent({ accent, theme, onUse }: Props) {
  const { site: text } = useAdminTexts();
  const nearest = isColour(accent) ? nearestAccent(accent, theme) : accent;
  if (nearest === accent) return null;
  return (
    <button
      type="button"
      onClick={({ currentTarget }) => {
        onUse(nearest);
        // This button disappears, so focus moves to the field.
        currentTarget.form?.querySelector<HTMLElement>('[name=accent]')?.focus();
      }}
      className={`mt-1 ${buttonClass.quiet}`}
    >
      <span
        aria-hidden="true"
        className="size-4 rounded-small border border-edge"
        style={{ backgroundColor: nearest }}
      />
      {text.takeAccent(nearest)}
    </button>
  );
}
