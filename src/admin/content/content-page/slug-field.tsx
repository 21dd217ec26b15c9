import { useEffect, useEffectEvent, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { contentPath } from '#contract/content/content-path.ts';
import { proposedSlug } from '#contract/content/proposed-slug.ts';
import { defaultLanguage } from '#contract/language.ts';
import { buttonClass } from '../../../ui/button.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { useAdminTexts } from '../../language.ts';
import type { ContentPageControl } from './content-page-form-type.ts';

type Props = { control: ContentPageControl; isNew: boolean };

/** A new page's slug follows its title until an editor types a different one. A saved slug only changes manually. */
export function SlugField({ control, isNew }: Props) {
  const { fields: text } = useAdminTexts().contentPage;
  const { field } = useController({ control, name: 'slug' });
  const kind = useWatch({ control, name: 'kind' });
  const title = useWatch({ control, name: `i18n.${defaultLanguage}.title` }) ?? '';
  const [proposed, setProposed] = useState('');
  const proposal = proposedSlug(title);
  const slug = field.value ?? '';
  // Updates the slug with the title, unless the slug was entered by hand.
  const follow = useEffectEvent((next: string) => {
    if (!isNew || (slug !== '' && slug !== proposed)) return;
    setProposed(next);
    if (next !== slug) field.onChange(next);
  });
  useEffect(() => follow(proposal), [proposal]);
  const hint = text.slugHint(contentPath(kind, slug || '…'));
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <div className="min-w-64 flex-1">
        <TextField
          control={control}
          name="slug"
          label={text.slug}
          hint={isNew ? hint : `${hint} ${text.oldPath}`}
        />
      </div>
      {proposal !== '' && proposal !== slug && (
        <button
          type="button"
          onClick={({ currentTarget }) => {
            field.onChange(proposal);
            // This button disappears, so focus moves to the field.
            currentTarget.form?.querySelector<HTMLElement>('[name=slug]')?.focus();
          }}
          className={`sm:mt-6.5 min-h-10.5 ${buttonClass.quiet}`}
        >
          {text.slugFromTitle}
        </button>
      )}
    </div>
  );
}
