import { Link } from '@tanstack/react-router';
import { usePageContext } from '../page-context.ts';

export function Logo() {
  const { site } = usePageContext();
  return (
    <Link to="/" className="flex min-w-0 max-w-full items-center gap-2.5 rounded-small">
      <svg viewBox="0 0 28 28" className="size-7 shrink-0" aria-hidden="true">
        <rect
          x="1"
          y="1"
          width="26"
          height="26"
          rx="6"
          className="fill-raised stroke-brass"
          strokeWidth="1.5"
        />
        <path
          d="M8 20.5 14 7l6 13.5"
          fill="none"
          className="stroke-ink"
          strokeWidth="2.5"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <path d="M10.5 16.25h7" className="stroke-brass" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
      <span className="truncate font-heading font-strong text-large tracking-tight">
        {site.name}
      </span>
    </Link>
  );
}
