import { useWatch } from 'react-hook-form';
import { contentPageKinds, contentPath } from '#contract/content/content-path.ts';
import { defaultLanguage, type Language, languages } from '#contract/language.ts';
import { pathIn } from '#contract/language-path.ts';
import { excerpt } from '../../../portal/head/excerpt.ts';
import { usePageContext } from '../../../portal/page-context.ts';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { CheckedTextField } from '../../catalogue/risky-word/checked-text-field.tsx';
import { ImageField } from '../../form/image-field.tsx';
import { Translations } from '../../form/translations.tsx';
import { languageName } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import { RichTextField } from '../rich-text/rich-text-field.tsx';
import type { ContentPageControl } from './content-page-form-type.ts';
import { PublicationField } from './publication-field.tsx';
import { RelatedPartnersField } from './related-partners-field.tsx';
import { SlugField } from './slug-field.tsx';

type SnippetProps = { control: ContentPageControl; language: Language };

type Props = { control: ContentPageControl; isNew: boolean };

export function ContentPageFields({ control, isNew }: Props) {
  const { contentPage: text, field } = useAdminTexts();
  const { fields, searchEngines } = text;
  const names = field.contentPage;
  const kinds = contentPageKinds.map((kind) => ({ value: kind, label: text.kinds[kind].one }));
  return (
    <>
      <Translations>
        {(language) => (
          <>
            <CheckedTextField
              control={control}
              lang={language}
              name={`i18n.${language}.title`}
              label={language === defaultLanguage ? fields.requiredTitle : names.title}
            />
            <CheckedTextField
              control={control}
              lang={language}
              name={`i18n.${language}.excerpt`}
              label={names.excerpt}
              hint={fields.excerptHint}
              rows={3}
            />
          </>
        )}
      </Translations>
      <section className="grid items-start gap-5 md:grid-cols-[14rem_minmax(0,1fr)]">
        <SelectField
          control={control}
          name="kind"
          label={names.kind}
          hint={fields.kindHint}
          options={kinds}
        />
        <SlugField control={control} isNew={isNew} />
      </section>
      {languages.map((language) => (
        <RichTextField
          key={language}
          control={control}
          name={`i18n.${language}.body`}
          label={fields.body(languageName(language))}
          language={language}
        />
      ))}
      <section aria-labelledby="publication" className="flex flex-col gap-4">
        <h2 id="publication" className="text-large">
          {text.publication.title}
        </h2>
        <Translations>
          {(language) => <PublicationField control={control} language={language} />}
        </Translations>
      </section>
      <section className="flex flex-col gap-5">
        <ImageField control={control} name="cover" label={names.cover} hint={fields.coverHint} />
        <TextField control={control} name="author" label={names.author} />
        <RelatedPartnersField control={control} />
        <NumberField
          control={control}
          name="footer_order"
          label={names.footer_order}
          hint={fields.footerOrderHint}
          min={1}
          max={1_000}
          step={1}
        />
      </section>
      <section aria-labelledby="search-engines" className="flex flex-col gap-4">
        <h2 id="search-engines" className="text-large">
          {searchEngines.title}
        </h2>
        <Translations>
          {(language) => (
            <>
              <TextField
                control={control}
                lang={language}
                name={`i18n.${language}.seo_title`}
                label={names.seo_title}
                hint={searchEngines.titleHint}
              />
              <TextField
                control={control}
                lang={language}
                name={`i18n.${language}.seo_description`}
                label={names.seo_description}
                hint={searchEngines.descriptionHint}
                rows={3}
              />
              <SearchSnippet control={control} language={language} />
            </>
          )}
        </Translations>
      </section>
    </>
  );
}

/** Shows roughly what a search engine displays for the page. Long text is truncated there too. */
function SearchSnippet({ control, language }: SnippetProps) {
  const { contentPage, field } = useAdminTexts();
  const text = contentPage.searchEngines;
  const { site } = usePageContext();
  const [kind, slug, texts] = useWatch({ control, name: ['kind', 'slug', `i18n.${language}`] });
  const title = texts?.seo_title || texts?.title || field.contentPage.title;
  const description = texts?.seo_description || texts?.excerpt || '';
  const path = pathIn(language, contentPath(kind, slug || '…'));
  return (
    <figure className="flex min-w-0 flex-col gap-1.5">
      <figcaption className="text-muted text-small">{text.snippet}</figcaption>
      <div lang={language} className="rounded-control border border-line bg-ground p-4">
        <p className="line-clamp-1 text-muted text-small">
          {new URL(site.url).host}
          {path.replaceAll('/', ' › ')}
        </p>
        <p className="line-clamp-1 text-brass text-large">
          {title} – {site.name}
        </p>
        <p className="line-clamp-2 text-small">{excerpt(description) || text.noExcerpt}</p>
      </div>
    </figure>
  );
}
