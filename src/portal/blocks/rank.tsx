import { useMessages } from '../page-context.ts';

const medals: Record<number, string> = {
  1: 'border-gold bg-gold text-on-metal',
  2: 'border-silver bg-silver text-on-metal',
  3: 'border-bronze bg-bronze text-on-metal',
};

export const Rank = ({ rank }: { rank: number }) => (
  <p
    className={`figures flex size-[1.75rem] shrink-0 items-center justify-center rounded-full border font-heading font-strong text-small ${medals[rank] ?? 'border-line bg-ground text-muted'}`}
  >
    <span className="sr-only">{useMessages().blocks.rank(rank)}</span>
    <span aria-hidden="true">{rank}</span>
  </p>
);
