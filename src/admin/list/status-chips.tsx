import type { Status } from './row-status.ts';

const tones: Record<Status['tone'], string> = {
  good: 'border-good/50 text-good',
  plain: 'border-line text-ink',
  quiet: 'border-line border-dashed text-muted',
  warning: 'border-warning/50 text-warning',
  bad: 'border-danger-line text-danger',
};

export const StatusChips = ({ statuses }: { statuses: Status[] }) => (
  <ul className="flex flex-wrap gap-1.5 py-1">
    {statuses.map(({ label, title, tone }) => (
      <li
        key={label}
        title={title}
        className={`whitespace-nowrap rounded-full border px-2 text-small ${tones[tone]}`}
      >
        {label}
        {title && <span className="sr-only"> ({title})</span>}
      </li>
    ))}
  </ul>
);
