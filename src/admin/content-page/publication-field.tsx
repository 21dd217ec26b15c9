import type { MouseEvent } from 'react';
import { useController } from 'react-hook-form';
import type { Language } from '#contract/language.ts';
import { buttonClass } from '../../ui/button.ts';
import { DateTimeField } from '../../ui/field/date-time-field.tsx';
import { languageName } from '../format.ts';
import { useAdminTexts } from '../language.ts';
import { useSiteTime } from '../use-site-time.ts';
import type { ContentPageControl } from './content-page-form-type.ts';
import { publicationSentence, publicationState } from './publication.ts';

type Props = { control: ContentPageControl; language: Language };

/** One language of a page is published by itself. Both buttons save the form with the new state. */
export function PublicationField({ control, language }: Props) {
  const { contentPage, field: names } = useAdminTexts();
  const text = contentPage.publication;
  const name = `i18n.${language}.publish_at` as const;
  const { field } = useController({ control, name });
  const site = useSiteTime();
  if (!site) return null;
  const publishAt = field.value ?? null;
  const state = publicationState(publishAt, site.now);
  // The button goes with the state, so it cannot submit the form by itself.
  const save = (time: string | null) => (event: MouseEvent<HTMLButtonElement>) => {
    field.onChange(time);
    event.currentTarget.form?.requestSubmit();
  };
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
        {state !== 'published' && (
          <button
            type="button"
            onClick={save(`${site.now.slice(0, 16)}:00`)}
            className={buttonClass.quiet}
          >
            {text.publishNow(languageName(language))}
          </button>
        )}
        {state !== 'draft' && (
          <button type="button" onClick={save(null)} className={buttonClass.quiet}>
            {text.draftAgain(languageName(language))}
          </button>
        )}
      </div>
    </>
  );
}
