import { contentPageKinds } from '#contract/content/content-path.ts';
import { defaultLanguage, languageFacts, languages } from '#contract/language.ts';
import { NumberField } from '../../ui/field/number-field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { ImageField } from '../form/image-field.tsx';
import { Translations } from '../form/translations.tsx';
import { RichTextField } from '../rich-text/rich-text-field.tsx';
import { CheckedTextField } from '../risky-word/checked-text-field.tsx';
import type { ContentPageControl } from './content-page-form-type.ts';
import { PublicationField } from './publication-field.tsx';
import { RelatedPartnersField } from './related-partners-field.tsx';
import { SearchSnippet } from './search-snippet.tsx';
import { SlugField } from './slug-field.tsx';

export const kindLabels = { page: 'Page', guide: 'Guide', review: 'Review' } as const;

const kindOptions = contentPageKinds.map((kind) => ({ value: kind, label: kindLabels[kind] }));

type Props = { control: ContentPageControl; isNew: boolean };

export const ContentPageFields = ({ control, isNew }: Props) => (
  <>
    <Translations>
      {(language) => (
        <>
          <CheckedTextField
            control={control}
            lang={language}
            name={`i18n.${language}.title`}
            label={language === defaultLanguage ? 'Title (required to publish)' : 'Title'}
          />
          <CheckedTextField
            control={control}
            lang={language}
            name={`i18n.${language}.excerpt`}
            label="Excerpt"
            hint="Stands below the title and in lists."
            rows={3}
          />
        </>
      )}
    </Translations>
    <section className="grid items-start gap-5 md:grid-cols-[14rem_minmax(0,1fr)]">
      <SelectField
        control={control}
        name="kind"
        label="Kind"
        hint="Guides and reviews have lists of their own."
        options={kindOptions}
      />
      <SlugField control={control} isNew={isNew} />
    </section>
    {languages.map((language) => (
      <RichTextField
        key={language}
        control={control}
        name={`i18n.${language}.body`}
        label={`Text in ${languageFacts[language].englishName}`}
        language={language}
      />
    ))}
    <section aria-labelledby="publication" className="flex flex-col gap-4">
      <h2 id="publication" className="text-large">
        Publication
      </h2>
      <Translations>
        {(language) => <PublicationField control={control} language={language} />}
      </Translations>
    </section>
    <section className="flex flex-col gap-5">
      <ImageField
        control={control}
        name="cover"
        label="Cover"
        hint="Stands at the top of the page, in lists and where the page is shared."
      />
      <TextField control={control} name="author" label="Author" />
      <RelatedPartnersField control={control} />
      <NumberField
        control={control}
        name="footer_order"
        label="Place in the footer"
        hint="The lowest number comes first. Empty: the page is not in the footer."
        min={1}
        max={1_000}
        step={1}
      />
    </section>
    <section aria-labelledby="search-engines" className="flex flex-col gap-4">
      <h2 id="search-engines" className="text-large">
        Search engines
      </h2>
      <Translations>
        {(language) => (
          <>
            <TextField
              control={control}
              lang={language}
              name={`i18n.${language}.seo_title`}
              label="Title for search engines"
              hint="Empty: the title of the page."
            />
            <TextField
              control={control}
              lang={language}
              name={`i18n.${language}.seo_description`}
              label="Description for search engines"
              hint="Empty: the excerpt."
              rows={3}
            />
            <SearchSnippet control={control} language={language} />
          </>
        )}
      </Translations>
    </section>
  </>
);
