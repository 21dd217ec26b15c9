import { useFieldArray } from 'react-hook-form';
import { buttonClass } from '../../../ui/button.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { useAdminTexts } from '../../language.ts';
import type { SettingsControl } from './site-form-type.ts';

export function SocialLinkFields({ control }: { control: SettingsControl }) {
  const text = useAdminTexts().site.networks;
  const { fields, append, remove } = useFieldArray({ control, name: 'social_links' });
  return (
    <section aria-labelledby="social-links" className="flex flex-col gap-4">
      <h2 id="social-links" className="text-large">
        {text.title}
      </h2>
      {fields.map(({ id }, index) => {
        const field = `social_links.${index}` as const;
        return (
          <fieldset
            key={id}
            className="flex min-w-0 flex-col gap-5 rounded-card border border-line bg-raised p-5"
          >
            <legend className="float-left font-strong">{text.network(index + 1)}</legend>
            <div className="grid gap-5 sm:grid-cols-2">
              <TextField control={control} name={`${field}.name`} label={text.name} />
              <TextField control={control} name={`${field}.url`} label={text.url} type="url" />
            </div>
            <div>
              <button type="button" onClick={() => remove(index)} className={buttonClass.quiet}>
                {text.remove(index + 1)}
              </button>
            </div>
          </fieldset>
        );
      })}
      <div>
        <button
          type="button"
          onClick={() => append({ name: '', url: '' })}
          className={buttonClass.quiet}
        >
          {text.add}
        </button>
      </div>
    </section>
  );
}
