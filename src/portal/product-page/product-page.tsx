import { Link, useRouter } from '@tanstack/react-router';
import { useProductText } from '../../messages/product-text.ts';
import { BlockFrame } from '../blocks/block-frame.tsx';
import { BonusCard } from '../cards/bonus-card.tsx';
import { ProductCard } from '../cards/product-card.tsx';
import { usePageContext } from '../page-context.ts';
import { PromoTicket, ticketGrid, ticketLinkClass } from '../promo-code/ticket/promo-ticket.tsx';
import { useExpiry } from '../promo-code/ticket/use-expiry.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import type { ProductLists } from './load-product.ts';
import { PlayBar } from './play-bar.tsx';
import { ProductDescription } from './product-description.tsx';
import { breadcrumbSteps } from './product-head.ts';
import { ProductHero } from './product-hero.tsx';
import { ProductImages } from './product-images.tsx';
import { useInView } from './use-in-view.ts';

export function ProductPage({ product, similar }: ProductLists) {
  const context = usePageContext();
  const texts = useProductText();
  const { element: play, inView: playInView } = useInView<HTMLDivElement>();
  const { name, bonuses, promocodes } = product;
  useExpiry(promocodes, useRouter().invalidate);
  return (
    <>
      <Breadcrumb steps={breadcrumbSteps(context, product)} />
      <ProductHero product={product} play={play} />
      <div className="mt-10 flex flex-col gap-10">
        <ProductImages name={name} images={product.images} />
        <ProductDescription text={product.description} />
        {bonuses.length > 0 && (
          <BlockFrame title={texts.bonuses}>
            <ul className="grid gap-4 sm:grid-cols-2">
              {bonuses.map((bonus) => (
                <BonusCard key={bonus.id} bonus={bonus} />
              ))}
            </ul>
          </BlockFrame>
        )}
        {promocodes.length > 0 && (
          <BlockFrame title={texts.codes}>
            <ul className={`${ticketGrid} lg:grid-cols-3`}>
              {promocodes.map((promo) => (
                <PromoTicket
                  key={promo.id}
                  promo={promo}
                  link={
                    <Link
                      to="/promocodes/{-$page}"
                      search={{ code: promo.id }}
                      className={ticketLinkClass}
                    >
                      {promo.code}
                    </Link>
                  }
                />
              ))}
            </ul>
          </BlockFrame>
        )}
        {similar.length > 0 && (
          <BlockFrame title={texts.similar}>
            <ul className="flex flex-col gap-3">
              {similar.map((partner) => (
                <ProductCard key={partner.id} product={partner} eager={false} />
              ))}
            </ul>
          </BlockFrame>
        )}
      </div>
      {product.ref_link && (
        <PlayBar name={name} logo={product.icon_url} to={product.ref_link} hidden={playInView} />
      )}
    </>
  );
}
