import { useController } from 'react-hook-form';
import type { Language } from '#contract/language.ts';
import { buttonClass } from '../../../ui/button.ts';
import { DateTimeField } from '../../form/date-time-field.tsx';
import { languageName } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import { useLanguages } from '../../use-languages.ts';
import { useSiteTime } from '../../use-site-time.ts';
import type { ContentPageControl } from './content-page-form-type.ts';
import { publicationSentence, publicationState } from './publication.ts';

type Props = { control: ContentPageControl; language: Language };

/** Each language of a page is published separately. */
export function PublicationField({ control, language }: Props) {
  const { contentPage, field: names } = useAdminTexts();
  const text = contentPage.publication;
  const name = `i18n.${language}.publish_at` as const;
  const { publishAt, saveAs, isPossible, site } = usePublication({ control, language });
  if (!site) return null;
  return (
    <fieldset className="flex flex-col gap-3 rounded-card border border-line bg-raised p-4">
      <legend className="float-left font-strong">{languageName(language)}</legend>
      <p role="status" className="text-muted text-small">
        {publicationSentence(publishAt, site.now, text)}
      </p>
      <DateTimeField
        control={control}
        name={name}
        label={names.contentPage.publish_at}
        hint={text.publishAtHint(site.timeZone, site.now.slice(0, 16))}
      />
      <button
        type="button"
        aria-disabled={!isPossible('draft')}
        onClick={({ currentTarget }) => isPossible('draft') && saveAs(null, currentTarget.form)}
        className={`self-start ${buttonClass.quiet}`}
      >
        {text.draftAgain(languageName(language))}
      </button>
    </fieldset>
  );
}

/** Publishes a language and saves the form. Always visible, because it is next to the save button. */
export function PublishButton({ control, language }: Props) {
  const text = useAdminTexts().contentPage.publication;
  const { saveAs, isPossible, site } = usePublication({ control, language });
  const languages = useLanguages();
  if (!site) return null;
  return (
    <button
      type="button"
      aria-disabled={!isPossible('published')}
      onClick={({ currentTarget }) => {
        if (isPossible('published')) saveAs(`${site.now.slice(0, 16)}:00`, currentTarget.form);
      }}
      className={buttonClass.quiet}
    >
      {languages.length > 1 ? text.publishNow(languageName(language)) : text.save.publish}
    </button>
  );
}

function usePublication({ control, language }: Props) {
  const { field, formState } = useController({ control, name: `i18n.${language}.publish_at` });
  const site = useSiteTime();
  const publishAt = field.value ?? null;
  const { isSubmitting } = formState;
  return {
    publishAt,
    site,
    isPossible: (state: 'draft' | 'published') =>
      !isSubmitting && site !== undefined && publicationState(publishAt, site.now) !== state,
    saveAs(time: string | null, form: HTMLFormElement | null) {
      field.onChange(time);
      form?.requestSubmit();
    },
  };
}
