import { Link } from '@tanstack/react-router';
import type { ContentPageSearchResult } from '#contract/content/content-page.ts';
import type { SearchTexts } from '../../../messages/en/search.ts';
import { GroupTitle } from './result/group-title.tsx';
import { markedText } from './result/marked-text.ts';
import { Highlighted } from './result/result-card-content.tsx';

type Props = { found: ContentPageSearchResult; texts: SearchTexts };

/** The guides and reviews found by a search, below the catalogue results. */
export function FoundContent({ found: { items, total }, texts }: Props) {
  return (
    <section aria-labelledby="content-pages" className="-mx-3">
      <GroupTitle
        id="content-pages"
        title={texts.contentPages}
        shown={items.length}
        total={total}
        texts={texts}
      />
      <ul>
        {items.map(({ id, path, title, excerpt, highlights }) => (
          <li
            key={id}
            className="relative flex flex-col gap-1 rounded-control p-3 transition-colors hover:bg-lifted"
          >
            <Link
              to={path}
              dir="auto"
              className="line-clamp-2 font-strong after:absolute after:inset-0 after:rounded-control"
            >
              <Highlighted>{markedText(title, highlights.title)}</Highlighted>
            </Link>
            {excerpt && (
              <p dir="auto" className="line-clamp-2 text-muted text-small">
                <Highlighted>{markedText(excerpt, highlights.excerpt)}</Highlighted>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
