import { useMessages } from '../page-context.ts';

const inThousands = new Intl.NumberFormat('en-US');

type Props = { count: number | undefined; label?: string };

/** Nothing is shown before there is a number to show, but its room is kept. */
export function OnlineBadge({ count, label }: Props) {
  const { online } = useMessages();
  return (
    <p className={count === undefined ? 'invisible' : undefined}>
      {label ?? online}{' '}
      <span className="figures inline-block min-w-[3ch] font-strong text-ink">
        {count !== undefined && inThousands.format(count)}
      </span>
    </p>
  );
}
