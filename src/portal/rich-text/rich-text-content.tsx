/** Renders rich text for visitors. Nodes become React elements, and HTML is never set directly. */
import { Info, Lightbulb, TriangleAlert } from 'lucide-react';
import type { LiveCards } from '#contract/content/rich-text/live-card.ts';
import type {
  Block,
  CalloutKind,
  Faq,
  LiveCard,
  RichText,
  RichTextImage,
} from '#contract/content/rich-text/rich-text-node.ts';
import type { RichTextTexts } from '../../../messages/en/content/rich-text.ts';
import { ResponsiveImage } from '../../ui/image/responsive-image.tsx';
import type { CardLevel } from '../cards/card-level.ts';
import { FlowContent, ListContent } from './flow-content.tsx';
import { headingsOf } from './heading-anchor.ts';
import { InlineContent } from './inline-content.tsx';
import { LiveCardList } from './live-card-list.tsx';
import { RichTable } from './rich-table.tsx';

type Group = Exclude<Block, LiveCard> | LiveCard[];

const liveCards: string[] = ['offerCard', 'partnerCard', 'promoCodeCard', 'topListCard'];

const isLiveCard = (node: Block): node is LiveCard => liveCards.includes(node.type);

const isEmptyLine = (block: Block) =>
  block.type === 'paragraph' && (block.content ?? []).length === 0;

/**
 * Groups consecutive cards of one kind into a list. A top list is never grouped. Skips empty lines, because the editor
 * always leaves one at the end for the cursor.
 */
function groupCards(blocks: Block[]): Group[] {
  const groups: Group[] = [];
  for (const block of blocks.filter((one) => !isEmptyLine(one))) {
    const last = groups.at(-1);
    if (!isLiveCard(block)) groups.push(block as Exclude<Block, LiveCard>);
    else if (Array.isArray(last) && last[0]?.type === block.type && block.type !== 'topListCard') {
      last.push(block);
    } else groups.push([block]);
  }
  return groups;
}

/** Returns the heading level for cards. Cards before the first heading are one below the page's title. */
function levelOfCards(groups: Group[], place: number): CardLevel {
  const above = groups.slice(0, place).findLast(isHeading);
  return above ? nextLevel[above.attrs.level] : 2;
}

const isHeading = (group: Group): group is Extract<Block, { type: 'heading' }> =>
  !Array.isArray(group) && group.type === 'heading';

const nextLevel = { 2: 3, 3: 4, 4: 5 } as const;

type Props = { text: RichText; cards: LiveCards; texts: RichTextTexts };

export function RichTextContent({ text, cards, texts }: Props) {
  const ids = new Map<Block, string>(headingsOf(text).map(({ block, id }) => [block, id]));
  const groups = groupCards(text.content);
  const tables = text.content.filter(({ type }) => type === 'table');
  return (
    <div className="flex flex-col gap-4 text-body">
      {[...groups.entries()].map(([place, block]) =>
        Array.isArray(block) ? (
          <LiveCardList
            key={place}
            nodes={block}
            cards={cards}
            level={levelOfCards(groups, place)}
          />
        ) : (
          <BlockContent
            key={place}
            block={block}
            id={ids.get(block)}
            tableNumber={tables.length > 1 ? tables.indexOf(block) + 1 : undefined}
            cards={cards}
            texts={texts}
          />
        ),
      )}
    </div>
  );
}

const measure = 'max-w-[42rem]';

const headings = {
  2: { Tag: 'h2', className: 'pt-4 text-title' },
  3: { Tag: 'h3', className: 'pt-2 text-large' },
  4: { Tag: 'h4', className: 'pt-1 font-strong' },
} as const;

type BlockProps = {
  block: Exclude<Block, LiveCard>;
  /** Set for headings, so that links can refer to them. */
  id: string | undefined;
  /** Set if the text has several tables, because landmarks need unique names. */
  tableNumber: number | undefined;
  cards: LiveCards;
  texts: RichTextTexts;
};

function BlockContent({ block, id, tableNumber, cards, texts }: BlockProps) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p dir="auto" className={measure}>
          <InlineContent content={block.content} />
        </p>
      );
    case 'heading': {
      const { Tag, className } = headings[block.attrs.level];
      return (
        <Tag id={id} dir="auto" className={`${measure} scroll-mt-6 ${className}`}>
          <InlineContent content={block.content} />
        </Tag>
      );
    }
    case 'bulletList':
    case 'orderedList':
      return (
        <div className={measure}>
          <ListContent list={block} />
        </div>
      );
    case 'blockquote':
      return (
        <blockquote
          className={`flex flex-col gap-3 border-brass border-l-2 pl-4 text-large ${measure}`}
        >
          <FlowContent content={block.content} />
        </blockquote>
      );
    case 'horizontalRule':
      return <hr className="my-4 border-line" />;
    case 'callout':
      return (
        <Callout kind={block.attrs.kind} label={texts.callout[block.attrs.kind]}>
          <FlowContent content={block.content} />
        </Callout>
      );
    case 'image':
      return <Figure image={block} alts={cards.imageAlts ?? []} />;
    case 'table':
      return (
        <RichTable table={block} label={[texts.table, tableNumber].filter(Boolean).join(' ')} />
      );
    case 'faq':
      return <Questions faq={block} />;
  }
}

const icons = { info: Info, tip: Lightbulb, warning: TriangleAlert };

type CalloutProps = { kind: CalloutKind; label: string; children: React.ReactNode };

function Callout({ kind, label, children }: CalloutProps) {
  const Icon = icons[kind];
  const line = kind === 'warning' ? 'border-warning' : 'border-line';
  return (
    <div role="note" className={`rounded-card border bg-raised p-4 ${line} ${measure}`}>
      <p className="flex items-center gap-2 pb-1 font-strong">
        <Icon className="size-5 shrink-0" />
        {label}
      </p>
      <div className="flex flex-col gap-2">{children}</div>
    </div>
  );
}

type FigureProps = { image: RichTextImage; alts: NonNullable<LiveCards['imageAlts']> };

/** An alt text in the article takes precedence over the one in the image library. */
const Figure = ({ image: { attrs }, alts }: FigureProps) => (
  <figure className="flex flex-col gap-2">
    <ResponsiveImage
      url={attrs.path}
      alt={attrs.alt ?? alts.find(({ path }) => path.startsWith(attrs.path))?.alt ?? ''}
      sizes="(min-width: 56rem) 856px, calc(100vw - 2rem)"
      width={960}
      height={540}
      className="h-auto max-w-full rounded-card"
    />
    {attrs.caption && (
      <figcaption dir="auto" className="text-muted text-small">
        {attrs.caption}
      </figcaption>
    )}
  </figure>
);

/** Answers can be opened without JavaScript, and find-in-page finds them. */
const Questions = ({ faq }: { faq: Faq }) => (
  <div className={`flex flex-col ${measure}`}>
    {[...faq.content.entries()].map(
      ([
        place,
        {
          content: [question, answer],
        },
      ]) => (
        <details key={place} className="border-line border-b py-3">
          <summary dir="auto" className="disclosure min-h-6 cursor-pointer font-strong">
            <InlineContent content={question.content} />
          </summary>
          <div className="flex flex-col gap-2 pt-2">
            <FlowContent content={answer.content} />
          </div>
        </details>
      ),
    )}
  </div>
);
