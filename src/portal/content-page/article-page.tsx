import { pagePath } from '#contract/page-path.ts';
import type { ContentPageTexts } from '../../../messages/en/content-page.ts';
import { HydrateLater } from '../../ui/hydrate-later.tsx';
import { ResponsiveImage } from '../../ui/image/responsive-image.tsx';
import { BlockFrame } from '../blocks/block-frame.tsx';
import { ProductCard } from '../cards/product-card.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { DisclosureLine } from '../market/disclosure.tsx';
import { usePageContext } from '../page-context.ts';
import { Breadcrumb } from '../product-page/breadcrumb.tsx';
import { RichTextContent } from '../rich-text/rich-text-content.tsx';
import { ArticleFacts } from './article-facts.tsx';
import { ContentCard } from './content-card.tsx';
import { articleSteps } from './content-head.ts';
import { HelplineList } from './helpline-list.tsx';
import type { Article } from './loaded-content.ts';
import { PreviewBar } from './preview-bar.tsx';
import { TableOfContents } from './table-of-contents.tsx';

type Props = Article & { texts: ContentPageTexts };

export function ArticlePage({ texts, bodyTexts, view, cards, more, previewEnds }: Props) {
  const context = usePageContext();
  const { kind, path, title, excerpt, cover, body, partners } = view;
  const leadsToPartners = [
    partners,
    cards.bonuses,
    cards.products,
    cards.promocodes,
    cards.topLists,
  ].some(({ length }) => length > 0);
  return (
    <article>
      <PageTitle>{view.seo_title ?? title}</PageTitle>
      {previewEnds && <PreviewBar texts={texts} ends={previewEnds} />}
      {kind !== 'page' && (
        <Breadcrumb label={texts.breadcrumb} steps={articleSteps(context, view, texts)} />
      )}
      <header className={`flex flex-col gap-4 pb-8 ${kind === 'page' ? '' : 'pt-4'}`}>
        {kind === 'page' ? (
          <h1 dir="auto" className="text-display tracking-[0.06em]">
            {title.toLocaleUpperCase(context.language)}
          </h1>
        ) : (
          <h1 dir="auto" className="text-display">
            {title}
          </h1>
        )}
        {excerpt && (
          <p dir="auto" className="max-w-[40rem] text-large text-muted">
            {excerpt}
          </p>
        )}
        {kind !== 'page' && <ArticleFacts view={view} texts={texts} />}
        {leadsToPartners && <DisclosureLine />}
      </header>
      {cover && (
        <ResponsiveImage
          url={cover}
          sizes="(width >= 56rem) 856px, 100vw"
          width={1200}
          height={600}
          first
          className="mb-8 aspect-[2/1] w-full rounded-card object-cover print:hidden"
        />
      )}
      {kind !== 'page' && body && <TableOfContents label={texts.contents} body={body} />}
      {body && <RichTextContent text={body} cards={cards} texts={bodyTexts} />}
      {path === pagePath.support && <SupportHelp texts={texts} />}
      {partners.length > 0 && (
        <HydrateLater>
          <div className="mt-12">
            <BlockFrame title={texts.partners} block="partners">
              <ul className="flex flex-col gap-3">
                {partners.map((partner) => (
                  <ProductCard key={partner.id} product={partner} eager={false} />
                ))}
              </ul>
            </BlockFrame>
          </div>
        </HydrateLater>
      )}
      {kind !== 'page' && more.length > 0 && (
        <div className="mt-12 print:hidden">
          <BlockFrame title={texts[kind].more}>
            <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {more.map((card) => (
                <ContentCard key={card.id} card={card} level={3} />
              ))}
            </ul>
          </BlockFrame>
        </div>
      )}
    </article>
  );
}

/** Whoever needs help finds the numbers of each market here, whatever editors write above. */
const SupportHelp = ({ texts }: { texts: ContentPageTexts }) => (
  <section aria-labelledby="helplines" className="mt-10 border-line border-t pt-8">
    <h2 id="helplines" className="scroll-mt-6 text-title">
      {texts.helplines}
    </h2>
    <HelplineList call={texts.call} checked={texts.checked} />
  </section>
);
