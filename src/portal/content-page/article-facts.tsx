import type { ContentPageView } from '#contract/content/content-page.ts';
import type { ContentPageTexts } from '../../../messages/en/content-page.ts';
import { fillText } from '../../../messages/fill-text.ts';
import { usePageContext } from '../page-context.ts';
import { dayFormat } from './day-format.ts';

type Props = { view: ContentPageView; texts: ContentPageTexts };

/** The author and the days, as far as they are known and differ. */
export function ArticleFacts({ view, texts }: Props) {
  const { language, site } = usePageContext();
  const { author, published_at, updated_at } = view;
  const day = dayFormat(language, site.timeZone);
  const published = day(published_at);
  const updated = day(updated_at);
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-muted text-small">
      {author && <li dir="auto">{fillText(texts.by, { author })}</li>}
      <li>
        <time dateTime={published_at}>{fillText(texts.published, { date: published })}</time>
      </li>
      {updated !== published && (
        <li>
          <time dateTime={updated_at}>{fillText(texts.updated, { date: updated })}</time>
        </li>
      )}
    </ul>
  );
}
