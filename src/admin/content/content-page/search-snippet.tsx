import { useWatch } from 'react-hook-form';
import { contentPath } from '#contract/content/content-path.ts';
import type { Language } from '#contract/language.ts';
import { pathIn } from '#contract/language-path.ts';
import { excerpt } from '../../../portal/head/excerpt.ts';
import { usePageContext } from '../../../portal/page-context.ts';
import { useAdminTexts } from '../../language.ts';
import type { ContentPageControl } from './content-page-form-type.ts';

type Props = { control: ContentPageControl; language: Language };

/** About how a search engine shows the page: it cuts longer texts too. */
export function SearchSnippet({ control, language }: Props) {
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
