import { useController } from 'react-hook-form';
import type { Language } from '#contract/language.ts';
import { buttonClass } from '../../../ui/button.ts';
import { DateTimeField } from '../../../ui/field/date-time-field.tsx';
import { languageName } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import { useSiteTime } from '../../use-site-time.ts';
import type { ContentPageControl } from './content-page-form-type.ts';
import { publicationSentence, publicationState } from './publication.ts';

type Props = { control: ContentPageControl; language: Language };

/** Each language of a page is published separately. Both buttons save the form with the new state, and keep focus. */
export function PublicationField({ control, language }: Props) {
  const { contentPage, field: names } = useAdminTexts();
  const text = contentPage.publication;
  const name = `i18n.${language}.publish_at` as const;
  const { field, formState } = useController({ control, name });
  const site = useSiteTime();
  if (!site) return null;
  const publishAt = field.value ?? null;
  const state = publicationState(publishAt, site.now);
  const choices = [
    {
      label: text.publishNow(languageName(language)),
      time: `${site.now.slice(0, 16)}:00`,
      possible: state !== 'published' && !formState.isSubmitting,
    },
    {
      label: text.draftAgain(languageName(language)),
      time: null,
      possible: state !== 'draft' && !formState.isSubmitting,
    },
  ];
  return (
    <>
      <p role="status" className={state === 'published' ? '' : 'text-muted'}>
        {publicationSentence(publishAt, site.now, text)}
      </p>
      <DateTimeField
        control={control}
        name={name}
        label={names.contentPage.publish_at}
        hint={text.publishAtHint(site.timeZone, site.now.slice(0, 16))}
      />
      <div className="flex flex-wrap gap-2">
        {choices.map(({ label, time, possible }) => (
          <button
            key={label}
            type="button"
            aria-disabled={!possible}
            onClick={({ currentTarget: { form } }) => {
              if (!possible) return;
              field.onChange(time);
              form?.requestSubmit();
            }}
            className={buttonClass.quiet}
          >
            {label}
          </button>
        ))}
      </div>
    </>
  );
}
