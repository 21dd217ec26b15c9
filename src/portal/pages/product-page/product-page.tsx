import { Link, useRouter } from '@tanstack/react-router';
import { lazy, type RefObject, useEffect, useRef, useState } from 'react';
import { pagePath } from '#contract/page-path.ts';
import { buttonClass } from '../../../ui/button.ts';
import { HydrateLater } from '../../../ui/hydrate-later.tsx';
import { LogoTile } from '../../../ui/image/logo-tile.tsx';
import { BlockFrame } from '../../blocks/block-frame.tsx';
import { BonusCard, bonusGrid } from '../../cards/bonus-card.tsx';
import { type Clicked, clickBlock } from '../../cards/counted-click.ts';
import { OfferChanges } from '../../cards/offer-changes.tsx';
import { OfferLink } from '../../cards/offer-link.tsx';
import { ProductCard } from '../../cards/product-card.tsx';
import { PageTitle } from '../../frame/page-title.tsx';
import { useMessages, usePageContext } from '../../page-context.ts';
import { LinkedTicket } from '../../promo-code/ticket/linked-ticket.tsx';
import { ticketGrid } from '../../promo-code/ticket/promo-ticket.tsx';
import { useExpiry } from '../../promo-code/ticket/use-expiry.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { ProductFacts } from './facts/product-facts.tsx';
import type { ProductLists } from './load-product.ts';
import { breadcrumbSteps } from './product-head.ts';
import { ProductHero } from './product-hero.tsx';
import { ProductImages } from './product-images.tsx';

type Props = {
  name: string;
  logo: string | null;
  to: string;
  clicked: Clicked;
  /** The original link, which this bar repeats. */
  play: RefObject<HTMLElement | null>;
};

/** Repeats the link to the partner on phones while the original one is out of view. */
function PlayBar({ name, logo, to, clicked, play }: Props) {
  const { card } = useMessages();
  const hidden = useInView(play);
  return (
    <div
      {...clickBlock('bar')}
      data-bottom-bar
      className={`sticky bottom-0 z-10 -mx-4 mt-10 border-line border-t bg-raised px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden ${hidden ? 'invisible' : ''}`}
    >
      <div className="flex items-center gap-3">
        <LogoTile name={name} url={logo} size="small" />
        <p dir="auto" className="line-clamp-2 min-w-0 flex-1 font-strong cramped:hidden">
          {name}
        </p>
        <div className="flex w-32 shrink-0 cramped:flex-1">
          <OfferLink to={to} at={name} clicked={clicked}>
            {card.play}
          </OfferLink>
        </div>
      </div>
    </div>
  );
}

/** Returns whether an element is in view. Undefined until the browser reports it. */
function useInView(element: RefObject<HTMLElement | null>): boolean | undefined {
  const [inView, setInView] = useState<boolean>();
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return inView;
}

const loadScore = () => import('./score/product-score.tsx');

/**
 * Loaded only by pages of partners that have a score, which few do. The server imports it statically, so that rendering
 * doesn't wait.
 */
const ProductScore = import.meta.env.SSR ? (await loadScore()).default : lazy(loadScore);

export function ProductPage({ product, similar, texts, facts, score }: ProductLists) {
  const context = usePageContext();
  const play = useRef<HTMLDivElement>(null);
  const { name, bonuses, promocodes } = product;
  useExpiry(promocodes, useRouter().invalidate);
  const isClosed = product.availability === 'closed';
  const others = similar.length > 0 && (
    <HydrateLater>
      <BlockFrame title={isClosed ? texts.openInstead : texts.similar} block="similar">
        <ul className="flex flex-col gap-3">
          {similar.map((partner) => (
            <ProductCard key={partner.id} product={partner} />
          ))}
        </ul>
      </BlockFrame>
    </HydrateLater>
  );
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <Breadcrumb label={texts.breadcrumb} steps={breadcrumbSteps(context, product)} />
      <ProductHero texts={texts} product={product} play={play} />
      {others && (
        <Link
          to={pagePath.compare}
          search={(kept) => ({
            ...kept,
            ids: [product, ...similar.slice(0, 3)].map(({ id }) => id).join(),
          })}
          rel="nofollow"
          className={`${buttonClass.quiet} mt-4 min-h-11`}
        >
          {texts.compare}
        </Link>
      )}
      <div className="mt-10 flex flex-col gap-10">
        {isClosed && others}
        {score && (
          <HydrateLater>
            <ProductScore score={score} />
          </HydrateLater>
        )}
        {facts && <ProductFacts texts={facts.texts} facts={facts} />}
        <ProductImages texts={texts} name={name} images={product.images} />
        <ProductDescription title={texts.about} text={product.description} />
        {bonuses.length > 0 && (
          <HydrateLater>
            <BlockFrame title={texts.bonuses} block="bonuses">
              <ul className={bonusGrid}>
                {bonuses.map((bonus) => (
                  <BonusCard key={bonus.id} bonus={bonus}>
                    <OfferChanges title={texts.changes} changes={bonus.changes} />
                  </BonusCard>
                ))}
              </ul>
            </BlockFrame>
          </HydrateLater>
        )}
        {promocodes.length > 0 && (
          <HydrateLater>
            <BlockFrame title={texts.codes} block="codes">
              <ul className={ticketGrid}>
                {promocodes.map((promo) => (
                  <LinkedTicket key={promo.id} promo={promo}>
                    <OfferChanges title={texts.changes} changes={promo.changes} />
                  </LinkedTicket>
                ))}
              </ul>
            </BlockFrame>
          </HydrateLater>
        )}
        {!isClosed && others}
      </div>
      {product.ref_link && (
        <PlayBar
          name={name}
          logo={product.icon_url}
          to={product.ref_link}
          clicked={{ kind: 'product', id: product.id, parameter: product.click_parameter }}
          play={play}
        />
      )}
    </>
  );
}

/** Splits text into paragraphs, dropping blank lines and indentation. */
const paragraphsOf = (text: string) => [...text.matchAll(/\S.*/g)];

function ProductDescription({ title, text }: { title: string; text: string | null }) {
  if (!text) return null;
  return (
    <BlockFrame title={title}>
      <div className="flex max-w-[40rem] flex-col gap-4 text-body">
        {paragraphsOf(text).map(({ 0: paragraph, index }) => (
          <p key={index} dir="auto">
            {paragraph}
          </p>
        ))}
      </div>
    </BlockFrame>
  );
}
