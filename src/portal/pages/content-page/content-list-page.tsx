import { Link } from '@tanstack/react-router';
import type { ContentPageTexts } from '../../../../messages/en/content/content-page.ts';
import { fillText } from '../../../../messages/fill-text.ts';
import { buttonClass } from '../../../ui/button.ts';
import { LoadedList } from '../../cards/loaded-list.tsx';
import { PageTitle } from '../../frame/page-title.tsx';
import { usePageContext } from '../../page-context.ts';
import { ContentCard, hasCovers } from './content-card.tsx';
import { listTitle } from './content-head.ts';
import { listLength, listPagePath } from './content-place.ts';
import type { ContentList } from './loaded-content.ts';

type Props = { texts: ContentPageTexts; list: ContentList };

export function ContentListPage({ texts, list }: Props) {
  const { kind, page, cards } = list;
  const { heading, description, empty } = texts[kind];
  const count = 'data' in cards ? Math.ceil(cards.data.total / listLength) : 0;
  return (
    <>
      <PageTitle>{listTitle(list, texts)}</PageTitle>
      <header className="flex flex-col gap-4 pb-8">
        <h1 className="text-display tracking-[0.06em]">{heading}</h1>
        <p className="max-w-[40rem] text-large text-muted">{description}</p>
      </header>
      <LoadedList result={cards} empty={empty}>
        {(items) => (
          <ul className={`grid gap-4 ${hasCovers(items) ? 'sm:grid-cols-2' : ''}`}>
            {items.map((card, index) => (
              <ContentCard
                key={card.id}
                card={card}
                withCover={hasCovers(items)}
                first={index === 0}
              />
            ))}
          </ul>
        )}
      </LoadedList>
      {count > 1 && <ListPages texts={texts} kind={kind} page={page} count={count} />}
    </>
  );
}

type PagesProps = {
  texts: ContentPageTexts;
  kind: ContentList['kind'];
  page: number;
  count: number;
};

function ListPages({ texts, kind, page, count }: PagesProps) {
  const { language } = usePageContext();
  const figure = (number: number) => number.toLocaleString(language);
  const step = (target: number, label: string) => (
    <Link to={listPagePath(kind, target)} className={`${buttonClass.quiet} min-h-11`}>
      {label}
    </Link>
  );
  return (
    <nav aria-label={texts.pages} className="mt-6 flex flex-wrap items-center gap-4">
      {page > 1 && step(page - 1, texts.newer)}
      {page < count && step(page + 1, texts.older)}
      <p className="figures text-muted text-small">
        {fillText(texts.page, { number: figure(page), count: figure(count) })}
      </p>
    </nav>
  );
}
