import type { ReactNode } from 'react';
import type { ExclusiveBonusCard as Bonus } from '#contract/catalogue/exclusive-bonus.ts';
import { pagePath, productPath } from '#contract/page-path.ts';
import { LogoTile } from '../../ui/image/logo-tile.tsx';
import { ResponsiveImage } from '../../ui/image/responsive-image.tsx';
import { OfferCost } from '../cost/offer-cost.tsx';
import { useIsLinked } from '../market/current-market.ts';
import { SaveSlot } from '../saved/save-button-slot.tsx';
import type { CardLevel } from './card-level.ts';
import { CatalogueLink } from './catalogue-link.tsx';
import { OfferLink } from './offer-link.tsx';
import { OfferTerms } from './offer-terms.tsx';
import { Rating } from './rating.tsx';
import { ReportLink } from './report-link.tsx';

export const bonusGrid = '@container grid gap-4 sm:grid-cols-2';

type Props = { bonus: Bonus; level?: CardLevel; children?: ReactNode };

export function BonusCard({ bonus, level = 3, children }: Props) {
  const { title, subtitle, partner } = bonus;
  const isLinked = useIsLinked('bonuses');
  const value = bonus.terms?.shown.value;
  const leads = value && !title.includes(value);
  const Heading = `h${level}` as const;
  return (
    <li className="lone-card relative flex flex-col overflow-hidden rounded-card border border-line bg-raised transition-colors hover:border-edge">
      <ResponsiveImage
        url={bonus.image_url}
        sizes="(min-width: 56rem) 420px, (min-width: 40rem) 50vw, calc(100vw - 2rem)"
        width={800}
        height={600}
        className="aspect-(--picture-ratio,16/9) w-(--picture-width,100%) bg-lifted object-cover"
      />
      <SaveSlot
        offer={{ kind: 'bonus', id: bonus.id }}
        name={title}
        className="absolute top-3 right-(--heart-right,0.75rem) size-11"
      />
      <div className="flex flex-1 flex-col gap-4 p-5">
        <div>
          <Heading
            dir="auto"
            className="line-clamp-3 text-balance font-heading font-strong text-title"
          >
            {leads ? (
              <>
                <span className="block">{value}</span>
                <span className="sr-only">: </span>
                <span className="mt-1 block text-large">{title}</span>
              </>
            ) : (
              title
            )}
          </Heading>
          <p dir="auto" className="mt-1 line-clamp-3 text-muted">
            {subtitle}
          </p>
        </div>
        <div className="mt-auto flex flex-col gap-4">
          {partner && (
            <div className="grid grid-cols-[auto_minmax(0,1fr)_4.5rem] cramped:grid-cols-[auto_minmax(0,1fr)] items-center gap-3 cramped:*:last:col-span-full border-line border-t pt-4">
              <LogoTile name={partner.name} url={partner.logo} size="small" />
              <p dir="auto" className="font-strong">
                <CatalogueLink
                  to={productPath(partner.id)}
                  className="line-clamp-2 min-h-6 underline-offset-4 hover:underline"
                >
                  {partner.name}
                </CatalogueLink>
              </p>
              <Rating value={partner.rating} fallback={0} />
            </div>
          )}
          <OfferTerms
            terms={bonus.terms}
            hidesValue
            report={<ReportLink about={{ kind: 'bonus', id: bonus.id }} name={title} />}
          />
          <OfferCost terms={bonus.terms} id={`cost-bonus-${bonus.id}`} />
          {children}
          {(bonus.link_url || isLinked) && (
            <OfferLink
              to={bonus.link_url ?? partner?.ref_link ?? pagePath.bonuses}
              at={partner?.name ?? title}
              clicked={{ kind: 'bonus', id: bonus.id, parameter: partner?.click_parameter }}
            >
              {bonus.cta_label}
            </OfferLink>
          )}
        </div>
      </div>
    </li>
  );
}
