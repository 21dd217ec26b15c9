import type { BannerCard } from '#contract/catalogue/banner.ts';
import { noLink } from '#contract/page-path.ts';
import { ResponsiveImage } from '../../ui/image/responsive-image.tsx';
import { CatalogueLink } from '../cards/catalogue-link.tsx';
import { useMessages } from '../page-context.ts';

type Props = { banner: BannerCard; label: string; first: boolean; outOfSight: boolean };

export function BannerSlide({ banner, label, first, outOfSight }: Props) {
  const { blocks } = useMessages();
  const to = banner.ctaHref ?? banner.ctaTo;
  const isLinked = to !== noLink;
  return (
    <article
      aria-roledescription={blocks.slide}
      aria-label={label}
      inert={outOfSight}
      // The carousel scrolls, so it needs something to focus.
      {...(!isLinked && { tabIndex: 0 })}
      data-on-picture
      className="relative mr-4 flex shrink-0 basis-full snap-start flex-col overflow-hidden rounded-card border border-line bg-raised md:min-h-80 md:justify-end"
    >
      <ResponsiveImage
        url={banner.image}
        sizes="(min-width: 56rem) 856px, calc(100vw - 2rem)"
        width={1712}
        height={640}
        first={first}
        className="aspect-[2.2] w-full bg-lifted object-cover object-right md:absolute md:inset-0 md:aspect-auto md:h-full"
      />
      <div
        aria-hidden="true"
        className="absolute inset-0 hidden bg-linear-to-r from-ground/90 via-50% via-ground/75 to-80% to-transparent md:block"
      />
      <div className="relative flex flex-1 flex-col gap-2 p-5 md:w-[55%] md:flex-none md:p-8">
        <h2 dir="auto" className="line-clamp-3 text-title md:text-display">
          {banner.title}
        </h2>
        <p dir="auto" className="mb-2 line-clamp-3 text-muted">
          {banner.subtitle}
        </p>
        {isLinked && (
          <CatalogueLink
            to={to}
            clicked={{ kind: 'banner', id: banner.id, parameter: banner.clickParameter }}
            className="mt-auto flex min-h-11 items-center justify-center rounded-control bg-brass px-5 py-2 text-center font-strong text-on-brass transition-colors hover:bg-brass-bright active:translate-y-px md:mt-3 md:self-start"
          >
            <span className="line-clamp-2">{banner.ctaLabel || blocks.play}</span>
            <span className="sr-only"> – {banner.title}</span>
          </CatalogueLink>
        )}
      </div>
    </article>
  );
}
