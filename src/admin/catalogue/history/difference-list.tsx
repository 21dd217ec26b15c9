import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { plainText } from '#contract/content/rich-text/read-rich-text.ts';
import { isRichText } from '#contract/content/rich-text/rich-text-node.ts';
import { useAdminTexts } from '../../language.ts';
import { differingPart } from './differing-part.ts';
import type { Difference } from './field/field-difference.ts';
import {
  categoryName,
  entityName,
  FieldValue,
  type Names,
  Thumbnail,
} from './field/field-value.tsx';

type Props = { differences: Difference[]; names: Names };

export const DifferenceList = ({ differences, names }: Props) => (
  <dl className="flex flex-col gap-2 text-small">
    {differences.map((difference) => (
      <div key={difference.path} className="grid gap-x-4 sm:grid-cols-[10.5rem_minmax(0,1fr)]">
        <dt className="text-muted">{difference.label}</dt>
        <dd dir="auto" className="whitespace-pre-line">
          <DifferenceValue difference={difference} names={names} />
        </dd>
      </div>
    ))}
  </dl>
);

function DifferenceValue({ difference, names }: { difference: Difference; names: Names }) {
  const text = useAdminTexts().history;
  const { format, before, after } = difference;
  if (format === 'categories') {
    const name = (id: number) => categoryName(names, id);
    return <SetDifference before={before as number[]} after={after as number[]} render={name} />;
  }
  if (format === 'images') {
    const thumbnail = (url: string) => <Thumbnail url={url} />;
    return (
      <SetDifference before={urlsIn(before)} after={urlsIn(after)} render={thumbnail} ordered />
    );
  }
  if (format === 'products') {
    const name = (id: number) => entityName(names, id);
    return (
      <SetDifference before={before as number[]} after={after as number[]} render={name} ordered />
    );
  }
  const [was, is] = shortened(difference);
  const render = (value: unknown) => <FieldValue format={format} value={value} names={names} />;
  if (before === undefined) return <ins className="no-underline">{render(is)}</ins>;
  if (after === undefined) return <del className="text-muted no-underline">{render(was)}</del>;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <del className="text-muted no-underline">
        <span className="sr-only">{text.before}</span>
        {render(was)}
      </del>
      <ArrowRight className="size-3.5 shrink-0 text-muted" strokeWidth={1.75} aria-hidden="true" />
      <ins className="no-underline">
        <span className="sr-only">{text.after}</span>
        {render(is)}
      </ins>
    </span>
  );
}

/** Shortens text to the part that differs. Rich text is compared as plain text, which is easier to read than nodes. */
function shortened({ format, before, after }: Difference): [unknown, unknown] {
  if (format === 'rich-text') return textsOf(wordsOf(before), wordsOf(after));
  return format === 'text' ? textsOf(before, after) : [before, after];
}

const wordsOf = (body: unknown) => (isRichText(body) ? plainText(body) : body);

const textsOf = (before: unknown, after: unknown): [unknown, unknown] =>
  typeof before === 'string' && typeof after === 'string'
    ? differingPart(before, after)
    : [before, after];

const urlsIn = (value: unknown) =>
  (value as { image_url: string }[] | undefined)?.map(({ image_url }) => image_url);

type SetProps<Item> = {
  /** Undefined if the change created or deleted the entity. */
  before: Item[] | undefined;
  after: Item[] | undefined;
  render: (item: Item) => ReactNode;
  ordered?: boolean;
};

function SetDifference<Item extends string | number>(props: SetProps<Item>) {
  const text = useAdminTexts().history;
  const { before = [], after = [], render, ordered } = props;
  const isWhole = props.before === undefined || props.after === undefined;
  const added = after.filter((item) => !before.includes(item));
  const removed = before.filter((item) => !after.includes(item));
  const stayed = (items: Item[], others: Item[]) =>
    items.filter((item) => others.includes(item)).join('\n');
  const listed = (word: string, items: Item[]) =>
    items.length > 0 && (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {!isWhole && <span className="text-muted">{word}</span>}
        {items.map((item) => (
          <span key={item}>{render(item)}</span>
        ))}
      </span>
    );
  return (
    <span className="flex flex-col gap-1">
      {listed(text.added, added)}
      {listed(text.removed, removed)}
      {ordered && stayed(before, after) !== stayed(after, before) && text.otherOrder}
    </span>
  );
}
