import { lazy } from 'react';
import type { ContentPageView } from '#contract/content/content-page.ts';
import type { RichText } from '#contract/content/rich-text/rich-text-node.ts';
import { pagePath } from '#contract/page-path.ts';
import type { ContentPageTexts } from '../../../../messages/en/content/content-page.ts';
import { fillText } from '../../../../messages/fill-text.ts';
import { HydrateLater } from '../../../ui/hydrate-later.tsx';
import { ResponsiveImage } from '../../../ui/image/responsive-image.tsx';
import { BlockFrame } from '../../blocks/block-frame.tsx';
import { TakeBreakLink } from '../../break/take-break-link.tsx';
import { ProductCard } from '../../cards/product-card.tsx';
import { PageTitle } from '../../frame/page-title.tsx';
import { DisclosureLine } from '../../market/disclosure.tsx';
import { usePageContext } from '../../page-context.ts';
import { headingsOf } from '../../rich-text/heading-anchor.ts';
import { RichTextContent } from '../../rich-text/rich-text-content.tsx';
import { Breadcrumb } from '../product-page/breadcrumb.tsx';
import { ContentCard, hasCovers } from './content-card.tsx';
import { articleSteps } from './content-head.ts';
import { dayFormat } from './day-format.ts';
import { HelpSections } from './help-sections.tsx';
import type { Article } from './loaded-content.ts';

const loadBlock = async () =>
  (await import('../filtered-page/partner-list-block.tsx')).PartnerListBlock;

/**
 * Loaded only by pages that have a list, which few do. The server imports it statically, so that rendering doesn't
 * wait.
 */
const PartnerListBlock = import.meta.env.SSR
  ? await loadBlock()
  : lazy(async () => ({ default: await loadBlock() }));

const loadStored = async () =>
  (await import('../privacy/stored-data-section.tsx')).StoredDataSection;

const StoredDataSection = import.meta.env.SSR
  ? await loadStored()
  : lazy(async () => ({ default: await loadStored() }));

/** Articles with fewer headings have no table of contents. */
const minHeadings = 3;

type ContentsProps = { label: string; body: RichText };

type PreviewProps = { texts: ContentPageTexts; ends: string };

type FactsProps = { view: ContentPageView; texts: ContentPageTexts };

type Props = Article & { texts: ContentPageTexts };

export function ArticlePage({
  texts,
  bodyTexts,
  view,
  cards,
  list,
  more,
  stored,
  previewEnds,
}: Props) {
  const context = usePageContext();
  const { kind, path, title, excerpt, cover, body, partners } = view;
  const leadsToPartners = [
    partners,
    list && 'data' in list.partners ? list.partners.data.items : [],
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
          sizes="(width >= 56rem) 856px, calc(100vw - 2rem)"
          width={1200}
          height={600}
          first
          className="mb-8 aspect-[2/1] w-full rounded-card object-cover print:hidden"
        />
      )}
      {kind !== 'page' && body && <TableOfContents label={texts.contents} body={body} />}
      {body && <RichTextContent text={body} cards={cards} texts={bodyTexts} />}
      {list && (
        <HydrateLater>
          <PartnerListBlock list={list} />
        </HydrateLater>
      )}
      {stored && (
        <HydrateLater>
          <StoredDataSection texts={stored} />
        </HydrateLater>
      )}
      {path === pagePath.support && <SupportHelp texts={texts} />}
      {partners.length > 0 && (
        <HydrateLater>
          <div className="mt-12">
            <BlockFrame title={texts.partners} block="partners">
              <ul className="flex flex-col gap-3">
                {partners.map((partner) => (
                  <ProductCard key={partner.id} product={partner} />
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
                <ContentCard key={card.id} card={card} withCover={hasCovers(more)} level={3} />
              ))}
            </ul>
          </BlockFrame>
        </div>
      )}
    </article>
  );
}

/** Shown in addition to the text that editors write above. */
const SupportHelp = ({ texts }: { texts: ContentPageTexts }) => (
  <>
    <HelpSections texts={texts} />
    <div className="mt-6">
      <TakeBreakLink />
    </div>
  </>
);

/** Shows the author if known, and both dates if they differ. */
function ArticleFacts({ view, texts }: FactsProps) {
  const { language, site } = usePageContext();
  const { author, published_at, updated_at } = view;
  const day = dayFormat(language, site.timeZone);
  const published = day(published_at);
  const updated = day(updated_at);
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-muted text-small">
      {author && <li dir="auto">{fillText(texts.by, { author })}</li>}
      <li>
        <time dateTime={published_at}>{fillText(texts.published, { date: published })}</time>
      </li>
      {updated !== published && (
        <li>
          <time dateTime={updated_at}>{fillText(texts.updated, { date: updated })}</time>
        </li>
      )}
    </ul>
  );
}

/** Informs recipients of a preview link that the page isn't published. */
function PreviewBar({ texts, ends }: PreviewProps) {
  const { language, site } = usePageContext();
  const time = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: site.timeZone,
  });
  return (
    <aside
      aria-label={texts.preview.label}
      className="mb-6 rounded-card border border-brass bg-raised px-5 py-3"
    >
      <p>{fillText(texts.preview.text, { time: time.format(new Date(ends)) })}</p>
    </aside>
  );
}

function TableOfContents({ label, body }: ContentsProps) {
  const parts = headingsOf(body).filter(({ block, text }) => block.attrs.level === 2 && text);
  if (parts.length < minHeadings) return null;
  return (
    <nav
      aria-labelledby="contents"
      className="mb-8 rounded-card border border-line bg-raised p-5 print:hidden"
    >
      <h2 id="contents" className="mb-2 font-text text-muted text-small">
        {label}
      </h2>
      <ol className="columns-1 gap-8 sm:columns-2">
        {parts.map(({ id, text }) => (
          <li key={id} className="break-inside-avoid">
            <a
              href={`#${id}`}
              dir="auto"
              className="inline-block min-h-6 py-1 underline-offset-4 hover:text-brass hover:underline"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
