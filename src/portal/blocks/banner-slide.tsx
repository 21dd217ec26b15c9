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
      className="relative mr-4 grid shrink-0 basis-full snap-start grid-cols-[minmax(0,1fr)_6.5rem] overflow-hidden rounded-card border border-line bg-raised cramped:grid-cols-1 md:flex md:min-h-80 md:flex-col md:justify-end"
    >
      <ResponsiveImage
        url={banner.image}
        sizes="(min-width: 56rem) 856px, (min-width: 48rem) calc(100vw - 2rem), 33rem"
        width={1712}
        height={640}
        first={first}
        className="order-last h-full w-full bg-lifted object-cover object-[75%] cramped:hidden md:absolute md:inset-0 md:order-none md:object-right"
      />
      <div
        aria-hidden="true"
        className="absolute inset-0 hidden bg-linear-to-r from-ground/90 via-50% via-ground/75 to-80% to-transparent md:block"
      />
      <div className="relative flex min-w-0 flex-col gap-1 p-4 md:w-[55%] md:gap-2 md:p-8">
        <h2 dir="auto" className="line-clamp-3 text-large md:text-display">
          {banner.title}
        </h2>
        <p dir="auto" className="mb-2 text-muted text-small md:line-clamp-3 md:text-body">
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
