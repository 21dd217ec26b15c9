import type { BonusCard as Bonus } from '#contract/exclusive-bonus.ts';
import { LogoTile } from '../ui/logo-tile.tsx';
import { OfferLink } from './offer-link.tsx';
import { Rating } from './rating.tsx';

export function BonusCard({ bonus, eager }: { bonus: Bonus; eager: boolean }) {
  const { title, subtitle, partner } = bonus;
  const link = bonus.link_url ?? partner?.ref_link;
  return (
    <li className="flex flex-col overflow-hidden rounded-card border border-line bg-raised transition-colors hover:border-edge">
      <img
        src={bonus.image_url}
        alt=""
        width={640}
        height={360}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        className="aspect-video w-full bg-lifted object-cover"
      />
      <div className="flex flex-1 flex-col gap-4 p-5">
        <div>
          <h3 dir="auto" className="line-clamp-3 text-title">
            {title}
          </h3>
          <p dir="auto" className="mt-1 line-clamp-3 text-muted">
            {subtitle}
          </p>
        </div>
        <div className="mt-auto flex flex-col gap-4">
          {partner && (
            <div className="grid grid-cols-[2.5rem_minmax(0,1fr)_4.5rem] items-center gap-3 border-line border-t pt-4">
              <LogoTile name={partner.name} url={partner.logo} size="small" />
              <p dir="auto" className="line-clamp-2 font-strong">
                {partner.name}
              </p>
              <Rating value={partner.rating} fallback={0} />
            </div>
          )}
          {link && (
            <OfferLink to={link} at={partner?.name ?? title}>
              {bonus.cta_label}
            </OfferLink>
          )}
        </div>
      </div>
    </li>
  );
}
