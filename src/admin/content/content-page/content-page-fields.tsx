import { useEffect, useEffectEvent, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { filteredListAddress, filteredListAt } from '#contract/catalogue/filter/filtered-list.ts';
import { contentPageKinds, contentPath } from '#contract/content/content-path.ts';
import { proposedSlug } from '#contract/content/proposed-slug.ts';
import { defaultLanguage, type Language } from '#contract/language.ts';
import { pathIn } from '#contract/language-path.ts';
import { excerpt } from '../../../portal/head/excerpt.ts';
import { usePageContext } from '../../../portal/page-context.ts';
import { buttonClass } from '../../../ui/button.ts';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { trpc } from '../../api.ts';
import { CheckedTextField } from '../../catalogue/risky-word/checked-text-field.tsx';
import { ImageField } from '../../form/image-field.tsx';
import { Translations } from '../../form/translations.tsx';
import { languageName } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import { TitledSection } from '../../titled-section.tsx';
import { useLanguages } from '../../use-languages.ts';
import { RichTextField } from '../rich-text/rich-text-field.tsx';
import type { ContentPageControl } from './content-page-form-type.ts';
import { PublicationField } from './publication-field.tsx';
import { RelatedPartnersField } from './related-partners-field.tsx';

type SlugFieldProps = { control: ContentPageControl; isNew: boolean };

/** A new page's slug follows its title until an editor types a different one. A saved slug only changes manually. */
function SlugField({ control, isNew }: SlugFieldProps) {
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

/** Accepts the URL of a filtered list, as copied from the site, and counts its partners. */
function PartnerListField({ control }: { control: ContentPageControl }) {
  const { contentPage, field: names } = useAdminTexts();
  const { site } = usePageContext();
  const origins = [site.url, window.location.origin];
  return (
    <TextField
      control={control}
      name="partner_list"
      label={names.contentPage.partner_list}
      hint={contentPage.partnerList.hint}
      read={(typed) => {
        const own = origins.find((origin) => typed.startsWith(`${origin}/`));
        return own ? typed.slice(own.length) : typed;
      }}
      noticeOf={(text) => <Matching address={text} />}
    />
  );
}

function Matching({ address }: { address: string }) {
  const { partnerList: text } = useAdminTexts().contentPage;
  const list = filteredListAt(address);
  const { data } = trpc.catalogue.products.useQuery(
    { ...list?.chosen, category: list?.section, limit: 1 },
    { enabled: list !== undefined },
  );
  if (!list || !data) return null;
  const path = filteredListAddress(list);
  if (data.total === 0) return text.none;
  return data.total === 1 ? text.one(path) : text.many(data.total, path);
}

type SnippetProps = { control: ContentPageControl; language: Language };

type Props = { control: ContentPageControl; isNew: boolean };

const translated = ['title', 'excerpt', 'body', 'seo_title', 'seo_description'];

export function ContentPageFields({ control, isNew }: Props) {
  const languages = useLanguages();
  const { contentPage: text, field } = useAdminTexts();
  const { fields, searchEngines } = text;
  const names = field.contentPage;
  const kinds = contentPageKinds.map((kind) => ({ value: kind, label: text.kinds[kind].one }));
  return (
    <div className="grid items-start gap-8 min-[72rem]:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="flex min-w-0 flex-col gap-8">
        <Translations control={control} name="i18n" fields={translated}>
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
              <RichTextField
                control={control}
                name={`i18n.${language}.body`}
                label={fields.body(languageName(language))}
                language={language}
              />
              <h2 className="pt-3 text-large">{searchEngines.title}</h2>
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
            </>
          )}
        </Translations>
        <section className="flex flex-col gap-5">
          <SelectField
            control={control}
            name="kind"
            label={names.kind}
            hint={fields.kindHint}
            options={kinds}
          />
          <SlugField control={control} isNew={isNew} />
          <TextField control={control} name="author" label={names.author} />
          <PartnerListField control={control} />
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
      </div>
      <div className="flex min-w-0 flex-col gap-8 min-[72rem]:sticky min-[72rem]:top-8">
        <TitledSection
          id="publication"
          title={text.publication.title}
          className="flex flex-col gap-4"
        >
          {languages.map((language) => (
            <PublicationField key={language} control={control} language={language} />
          ))}
        </TitledSection>
        <ImageField control={control} name="cover" label={names.cover} hint={fields.coverHint} />
        {languages.map((language) => (
          <SearchSnippet key={language} control={control} language={language} />
        ))}
      </div>
    </div>
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
      <figcaption className="text-muted text-small">
        {text.snippet(languageName(language))}
      </figcaption>
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
