import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { formatNumber } from '../../format.ts';
import { StatusChips } from '../../list/status-chips.tsx';
import type { Attention } from './attention.ts';

export const AttentionRow = ({ title, count, to, items }: Attention) => (
  <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3 px-4 py-4">
    <p className="figures text-right font-heading font-strong text-large text-warning">
      {formatNumber(count)}
    </p>
    <div className="flex min-w-0 flex-col gap-1.5">
      {to ? (
        <Link {...to} className="w-fit font-strong underline-offset-4 hover:underline">
          {title}{' '}
          <ArrowRight className="inline size-4 text-muted" strokeWidth={1.75} aria-hidden="true" />
        </Link>
      ) : (
        <p className="font-strong">{title}</p>
      )}
      {items.length > 0 && (
        <ul
          className={`flex gap-1 text-small ${items.some(({ note }) => note) ? 'flex-col' : 'flex-wrap gap-x-4'}`}
        >
          {items.map(({ key, name, note, status, to }) => (
            <li
              key={key}
              className="flex min-h-6 min-w-0 max-w-full flex-wrap items-center gap-x-2"
            >
              <Link
                {...to}
                dir="auto"
                className="min-w-0 max-w-full truncate py-0.5 underline decoration-line underline-offset-4 hover:decoration-ink"
              >
                {name}
              </Link>
              {note && <span className="line-clamp-1 text-muted">{note}</span>}
              {status && <StatusChips statuses={[status]} />}
            </li>
          ))}
        </ul>
      )}
    </div>
  </li>
);
