import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { categoryName, type Names, Thumbnail, ToldValue } from './described-value.tsx';
import type { Difference } from './difference.ts';
import { differingPart } from './differing-part.ts';

type Props = { differences: Difference[]; names: Names };

export const DifferenceList = ({ differences, names }: Props) => (
  <dl className="flex flex-col gap-2 text-small">
    {differences.map((difference) => (
      <div key={difference.path} className="grid gap-x-4 sm:grid-cols-[10.5rem_minmax(0,1fr)]">
        <dt className="text-muted">{difference.label}</dt>
        <dd dir="auto" className="whitespace-pre-line">
          <Told difference={difference} names={names} />
        </dd>
      </div>
    ))}
  </dl>
);

function Told({ difference, names }: { difference: Difference; names: Names }) {
  const { way, before, after } = difference;
  if (way === 'categories') {
    const name = (id: number) => categoryName(names, id);
    return <ToldSet before={before as number[]} after={after as number[]} tell={name} />;
  }
  if (way === 'images') {
    const tell = (url: string) => <Thumbnail url={url} />;
    return <ToldSet before={urlsIn(before)} after={urlsIn(after)} tell={tell} ordered />;
  }
  const [was, is] = way === 'text' ? textsOf(before, after) : [before, after];
  const told = (value: unknown) => <ToldValue way={way} value={value} names={names} />;
  if (before === undefined) return <ins className="no-underline">{told(is)}</ins>;
  if (after === undefined) return <del className="text-muted no-underline">{told(was)}</del>;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <del className="text-muted no-underline">
        <span className="sr-only">Before: </span>
        {told(was)}
      </del>
      <ArrowRight className="size-3.5 shrink-0 text-muted" strokeWidth={1.75} aria-hidden="true" />
      <ins className="no-underline">
        <span className="sr-only">After: </span>
        {told(is)}
      </ins>
    </span>
  );
}

const textsOf = (before: unknown, after: unknown): [unknown, unknown] =>
  typeof before === 'string' && typeof after === 'string'
    ? differingPart(before, after)
    : [before, after];

const urlsIn = (value: unknown) =>
  (value as { image_url: string }[] | undefined)?.map(({ image_url }) => image_url);

type SetProps<Item> = {
  /** Undefined where there was nothing to have any, or is nothing any more. */
  before: Item[] | undefined;
  after: Item[] | undefined;
  tell: (item: Item) => ReactNode;
  ordered?: boolean;
};

/** What came, what went, and whether what stayed stands in another order. */
function ToldSet<Item extends string | number>(props: SetProps<Item>) {
  const { before = [], after = [], tell, ordered } = props;
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
          <span key={item}>{tell(item)}</span>
        ))}
      </span>
    );
  return (
    <span className="flex flex-col gap-1">
      {listed('Added', added)}
      {listed('Removed', removed)}
      {ordered && stayed(before, after) !== stayed(after, before) && 'In another order'}
    </span>
  );
}
