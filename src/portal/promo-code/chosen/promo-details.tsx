import type { ReactNode } from 'react';
import type { PromoCodeCard } from '#contract/catalogue/promo-code.ts';
import { productPath } from '#contract/page-path.ts';
import type { PromoText } from '../../../../messages/en/promo-code.ts';
import { LogoTile } from '../../../ui/image/logo-tile.tsx';
import { ResponsiveImage } from '../../../ui/image/responsive-image.tsx';
import { CatalogueLink } from '../../cards/catalogue-link.tsx';
import { clickBlock } from '../../cards/counted-click.ts';
import { OfferTerms } from '../../cards/offer-terms.tsx';
import { ReportLink } from '../../cards/report-link.tsx';
import { OfferCost } from '../../cost/offer-cost.tsx';
import { useIsLinked } from '../../market/current-market.ts';
import { usePageContext } from '../../page-context.ts';
import { SaveSlot } from '../../saved/save-button-slot.tsx';
import { ActivateLink } from '../ticket/activate-link.tsx';
import { CheckedNote } from '../ticket/checked-note.tsx';
import { CopyCode } from '../ticket/copy-code.tsx';
import { expiryTime } from '../ticket/expiry-time.ts';
import { RarityChip } from '../ticket/rarity-chip.tsx';
import { ticketName } from '../ticket/ticket-name.ts';
import { WorkedNote } from '../ticket/worked-note.tsx';

type Props = {
  texts: PromoText;
  promo: PromoCodeCard;
  image: string | null;
  /** Shown below the code if there are too few votes. */
  fewVotes?: string;
  /** The buttons for voting if the visitor has opened the code. */
  children?: ReactNode;
};

export function PromoDetails({ texts, promo, image, fewVotes, children }: Props) {
  const { language, messages, site, markets } = usePageContext();
  const { product, code } = promo;
  const name = ticketName(promo, messages);
  const isLinked = useIsLinked('promo_codes');
  const expiry = promo.expires_at && `${expiryTime(language, promo.expires_at)} (${site.timeZone})`;
  return (
    <div className="flex flex-col gap-4" {...clickBlock('details')}>
      <div className="relative overflow-hidden rounded-control">
        {image ? (
          <ResponsiveImage
            url={image}
            sizes="(min-width: 48rem) 280px, 100vw"
            width={960}
            height={540}
            className="aspect-video w-full bg-lifted object-cover md:aspect-square"
          />
        ) : (
          <div className="card-back grid min-h-28 bg-lifted place-items-center">
            <LogoTile name={product?.name ?? name} url={product?.icon_url ?? null} />
          </div>
        )}
        <RarityChip rarity={promo.rarity} />
        <SaveSlot
          offer={{ kind: 'promo-code', id: promo.id }}
          name={name}
          className="absolute top-2 right-2 size-11"
        />
      </div>
      {promo.terms?.shown.value && (
        <p dir="auto" className="break-words font-heading font-strong text-title">
          {promo.terms.shown.value}
        </p>
      )}
      {product && (
        <CatalogueLink
          to={productPath(product.id)}
          className="flex items-center gap-3 font-strong hover:text-brass"
        >
          <LogoTile name={product.name} url={product.icon_url} size="small" />
          <span dir="auto" className="line-clamp-3 min-w-0 flex-1">
            {product.name}
          </span>
        </CatalogueLink>
      )}
      <div className="flex flex-col gap-1">
        {code === null ? (
          <p className="text-muted text-small">{texts.notShown}</p>
        ) : (
          <CopyCode key={promo.id} texts={texts} id={promo.id} code={code} />
        )}
        <WorkedNote votes={promo.votes} fewVotes={fewVotes} />
      </div>
      <OfferTerms terms={promo.terms} hidesDate hidesValue />
      <OfferCost terms={promo.terms} id={`cost-open-${promo.id}`} />
      <dl className="flex flex-col gap-1 text-small">
        <Fact name={texts.ends}>{expiry ?? messages.ticket.endless}</Fact>
        <Fact name={texts.validIn}>
          {markets.find(({ code }) => code === promo.market_code)?.name ?? promo.market_code}
        </Fact>
      </dl>
      {isLinked && <ActivateLink promo={promo} />}
      {!promo.ref_link && code !== null && <p className="text-muted text-small">{texts.noLink}</p>}
      <CheckedNote terms={promo.terms} />
      {children}
      <p>
        <ReportLink about={{ kind: 'promo-code', id: promo.id }} name={name} />
      </p>
    </div>
  );
}

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div className="flex flex-wrap gap-x-2">
    <dt className="text-muted">{name}</dt>
    <dd>{children}</dd>
  </div>
);
