import { Link } from '@tanstack/react-router';
import type { ContentPageCard } from '#contract/content/content-page.ts';
import { ResponsiveImage } from '../../../ui/image/responsive-image.tsx';
import { usePageContext } from '../../page-context.ts';
import { dayFormat } from './day-format.ts';

type Props = { card: ContentPageCard; withCover: boolean; first?: boolean; level?: 2 | 3 };

export const hasCovers = (cards: ContentPageCard[]) => cards.some(({ cover }) => cover !== null);

/** Reserves the space of a cover if another card of the list has one, so that the cards line up. */
export function ContentCard({ card, withCover, first = false, level = 2 }: Props) {
  const { language, site } = usePageContext();
  const { path, title, excerpt, cover, published_at } = card;
  const Heading = `h${level}` as const;
  return (
    <li className="relative flex flex-col overflow-hidden rounded-card border border-line bg-raised transition-colors hover:border-edge">
      {withCover && (
        <ResponsiveImage
          url={cover ?? ''}
          sizes="(width >= 40rem) 26rem, calc(100vw - 2rem)"
          width={640}
          height={320}
          first={first}
          className="aspect-[2/1] w-full object-cover"
        />
      )}
      <div className="flex flex-1 flex-col gap-2 p-5">
        <Heading className="text-large">
          <Link
            to={path}
            dir="auto"
            className="line-clamp-3 after:absolute after:inset-0 after:rounded-card"
          >
            {title}
          </Link>
        </Heading>
        {excerpt && (
          <p dir="auto" className="line-clamp-3 text-muted">
            {excerpt}
          </p>
        )}
        <p className="mt-auto pt-2 text-muted text-small">
          <time dateTime={published_at}>{dayFormat(language, site.timeZone)(published_at)}</time>
        </p>
      </div>
    </li>
  );
}
