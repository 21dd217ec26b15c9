import { useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PromoCodeCard } from '#contract/catalogue/promo-code.ts';
import { imageVariants } from '#contract/image/uploaded-image.ts';
import { LogoTile } from '../../../ui/image/logo-tile.tsx';
import { ResponsiveImage } from '../../../ui/image/responsive-image.tsx';
import type { CardLevel } from '../../cards/card-level.ts';
import { OfferTerms } from '../../cards/offer-terms.tsx';
import { OfferCost } from '../../cost/offer-cost.tsx';
import { useMessages, usePageContext } from '../../page-context.ts';
import { SaveSlot } from '../../saved/save-button-slot.tsx';
import { ActivateLink } from './activate-link.tsx';
import { CheckedNote } from './checked-note.tsx';
import { daysUntilExpiry, expiryDay } from './expiry-time.ts';
import { RarityChip } from './rarity-chip.tsx';
import { ticketName } from './ticket-name.ts';
import { WorkedNote } from './worked-note.tsx';

/** Makes the whole ticket clickable. */
export const ticketLinkClass = 'after:absolute after:inset-0 after:rounded-card';

/** An odd last ticket spans both columns. Its parts are laid out as on a phone. */
export const ticketGrid = 'grid gap-3 md:grid-cols-2 md:gap-4';

export const ticketId = (id: number) => `code-${id}`;

/**
 * The width of a picture that covers the left of a ticket on a phone. It is wider than that part, because tickets are
 * tall and the picture is cut at its sides.
 */
function coveredWidth(url: string): string {
  const { width, height } = imageVariants(url) ?? { width: 3, height: 4 };
  return `${Math.max(ticketPart.width, Math.round((ticketPart.height * width) / height))}px`;
}

const ticketPart = { width: 112, height: 280 };

type Props = {
  promo: PromoCodeCard;
  link: ReactNode;
  id?: string;
  level?: CardLevel;
  children?: ReactNode;
};

export function PromoTicket({ promo, link, id, level = 3, children }: Props) {
  const { product, rarity } = promo;
  const name = ticketName(promo, useMessages());
  const Heading = `h${level}` as const;
  const { image_vertical_url: vertical, image_horizontal_url: horizontal } = promo;
  const image = horizontal ?? vertical;
  /** Otherwise the heading shows the code. */
  const isValued = Boolean(promo.terms?.shown.value);
  return (
    <li
      id={id}
      className="ticket group relative scroll-mt-6 rounded-card outline-brass target:outline-2 has-[[aria-current]]:outline-2"
    >
      <div className="torn torn-right upright:torn-bottom relative flex flex-col overflow-hidden rounded-l-card border-edge border-r border-dashed bg-lifted upright:rounded-t-card upright:rounded-b-none upright:border-r-0 upright:border-b">
        <div className="grid min-h-24 flex-1 place-items-center upright:aspect-video upright:min-h-0">
          {image ? (
            <ResponsiveImage
              url={image}
              sizes={`(min-width: 48rem) 360px, ${coveredWidth(image)}`}
              width={960}
              height={540}
              narrow={
                vertical && vertical !== image
                  ? { url: vertical, sizes: coveredWidth(vertical) }
                  : undefined
              }
              className="absolute inset-0 size-full object-cover"
            />
          ) : (
            <LogoTile name={product?.name ?? name} url={product?.icon_url ?? null} />
          )}
        </div>
        <RarityChip rarity={rarity} />
      </div>
      <div className="torn-from-left upright:torn-from-top flex min-w-0 flex-col gap-1 rounded-r-card px-4 py-3 [--ticket-paper:var(--color-raised)] group-hover:[--ticket-paper:var(--color-lifted)] upright:rounded-t-none upright:rounded-b-card upright:py-4">
        <Heading className="line-clamp-3 break-words pr-9 font-heading font-strong text-large upright:pr-0 upright:text-title">
          {link}
        </Heading>
        {!isValued && <WorkedNote votes={promo.votes} />}
        {product && (
          <p dir="auto" className="line-clamp-1">
            {product.name}
          </p>
        )}
        {isValued && (
          <div className="flex flex-wrap items-baseline gap-x-3 empty:hidden">
            {promo.code !== null && (
              <p aria-hidden="true" className="line-clamp-2 break-all font-mono font-strong">
                {promo.code}
              </p>
            )}
            <WorkedNote votes={promo.votes} />
          </div>
        )}
        <OfferTerms terms={promo.terms} hidesDate hidesValue />
        <OfferCost terms={promo.terms} id={`cost-code-${promo.id}`} />
        {children}
        <p className="pt-1 text-muted text-small">
          <ExpiryNote expiresAt={promo.expires_at} />
        </p>
        <CheckedNote terms={promo.terms} />
        {promo.ref_link && (
          <div className="relative hidden pt-2 noscript:block">
            <ActivateLink promo={promo} />
          </div>
        )}
      </div>
      <SaveSlot
        offer={{ kind: 'promo-code', id: promo.id }}
        name={name}
        className="absolute top-2 right-2 size-10"
      />
    </li>
  );
}

/** Counts the remaining days in the browser, because a cached page doesn't know the current date. */
function ExpiryNote({ expiresAt }: { expiresAt: string | null }) {
  const { language, messages, site } = usePageContext();
  const { endsOn, endsWhen, endless } = messages.ticket;
  const hydrated = useHydrated();
  if (!expiresAt) return endless;
  const left =
    hydrated && daysUntilExpiry(language, expiresAt, { now: new Date(), timeZone: site.timeZone });
  return (
    <time dateTime={expiresAt} className={left ? 'text-ink' : undefined}>
      {left ? endsWhen(left) : endsOn(expiryDay(language, expiresAt))}
    </time>
  );
}
