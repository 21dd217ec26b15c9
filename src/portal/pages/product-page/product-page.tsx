import { Link, useRouter } from '@tanstack/react-router';
import { lazy, useRef } from 'react';
import { pagePath } from '#contract/page-path.ts';
import { fillText } from '../../../../messages/fill-text.ts';
import { buttonClass } from '../../../ui/button.ts';
import { HydrateLater } from '../../../ui/hydrate-later.tsx';
import { BlockFrame } from '../../blocks/block-frame.tsx';
import { ProductCard } from '../../cards/product-card.tsx';
import { QuietLink } from '../../cards/quiet-link.tsx';
import { ReportLink } from '../../cards/report-link.tsx';
import { PageTitle } from '../../frame/page-title.tsx';
import { usePlace } from '../../market/current-market.ts';
import { usePageContext } from '../../page-context.ts';
import { useExpiry } from '../../promo-code/ticket/use-expiry.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { ProductFacts } from './facts/product-facts.tsx';
import type { ProductLists } from './load-product.ts';
import { PlayBar } from './play-bar.tsx';
import { breadcrumbSteps } from './product-head.ts';
import { ProductHero } from './product-hero.tsx';
import { ProductImages } from './product-images.tsx';
import { ChangedTerms, ProductOffers } from './product-offers.tsx';
import { reasonsAnchor } from './score/reasons-anchor.ts';
import { ProductTiles } from './tiles/product-tiles.tsx';

const loadScore = () => import('./score/product-score.tsx');

/**
 * Loaded only by pages of partners that have a score, which few do. The server imports it statically, so that rendering
 * doesn't wait.
 */
const ProductScore = import.meta.env.SSR ? (await loadScore()).default : lazy(loadScore);

/** In the order of the questions that visitors ask. */
export function ProductPage({ product, similar, texts, facts, score, tiles }: ProductLists) {
  const context = usePageContext();
  const play = useRef<HTMLDivElement>(null);
  const { name, bonuses, promocodes } = product;
  useExpiry(promocodes, useRouter().invalidate);
  const isClosed = product.availability === 'closed';
  const about = (
    <ProductDescription title={fillText(texts.about, { name })} text={product.description} />
  );
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <Breadcrumb label={texts.breadcrumb} steps={breadcrumbSteps(context, product)} />
      <ProductHero
        texts={texts}
        product={product}
        reasons={score?.rating ? reasonsAnchor : undefined}
        play={play}
      />
      {isClosed && (
        <SimilarPartners texts={texts} similar={similar.slice(0, maxInstead)} isClosed />
      )}
      <ProductTiles
        title={texts.tilesTitle}
        tiles={isClosed ? tiles.filter(({ isKnown }) => isKnown) : tiles}
      />
      <Links product={product} similar={similar} texts={texts} />
      <div className="mt-8 flex flex-col gap-10">
        {!score?.verdict && about}
        {score && (
          <HydrateLater>
            <ProductScore score={score} />
          </HydrateLater>
        )}
        {facts && <ProductFacts texts={facts.texts} facts={facts} />}
        <ProductOffers texts={texts} bonuses={bonuses} promocodes={promocodes} />
        {score?.verdict && about}
        <ProductImages texts={texts} name={name} images={product.images} />
        <ChangedTerms texts={texts} bonuses={bonuses} promocodes={promocodes} />
        {!isClosed && <SimilarPartners texts={texts} similar={similar} />}
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

/** Shown directly below the notice that the partner is closed. */
const maxInstead = 3;

type SimilarProps = Pick<ProductLists, 'texts' | 'similar'> & { isClosed?: boolean };

function SimilarPartners({ texts, similar, isClosed = false }: SimilarProps) {
  const place = usePlace();
  if (similar.length === 0) return null;
  const title = isClosed ? fillText(texts.openInstead, { place }) : texts.similar;
  return (
    <div className={isClosed ? 'mt-5 mb-8' : undefined}>
      <HydrateLater>
        <BlockFrame title={title} block="similar">
          <ul className="flex flex-col gap-2.5">
            {similar.map((partner) => (
              <ProductCard key={partner.id} product={partner} />
            ))}
          </ul>
        </BlockFrame>
      </HydrateLater>
    </div>
  );
}

function Links({ product, similar, texts }: Pick<ProductLists, 'product' | 'similar' | 'texts'>) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1">
      {similar.length > 0 && (
        <Link
          to={pagePath.compare}
          search={(kept) => ({
            ...kept,
            ids: [product, ...similar.slice(0, 3)].map(({ id }) => id).join(),
          })}
          rel="nofollow"
          className={`${buttonClass.quiet} min-h-11`}
        >
          {texts.compare}
        </Link>
      )}
      <QuietLink to={pagePath.follow} about={`product-${product.id}`}>
        {texts.follow}
      </QuietLink>
      <ReportLink about={{ kind: 'product', id: product.id }} name={product.name} />
    </div>
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
