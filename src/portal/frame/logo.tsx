import { Link } from '@tanstack/react-router';
import { usePageContext } from '../page-context.ts';

export function Logo() {
  const { logo, logoInLight, name } = usePageContext().site;
  return (
    <Link to="/" className="flex min-w-0 max-w-full items-center gap-2.5 rounded-small">
      {logo ? (
        <picture className="contents">
          {logoInLight && (
            <source
              media="(prefers-color-scheme: light)"
              srcSet={logoInLight.src}
              width={logoInLight.width}
              height={logoInLight.height}
            />
          )}
          <img {...logo} alt={name} className="h-8 w-auto max-w-48 object-contain" />
        </picture>
      ) : (
        <>
          <svg
            viewBox="0 0 28 28"
            className="size-7 shrink-0 fill-none stroke-brass"
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            <rect
              x="1"
              y="1"
              width="26"
              height="26"
              rx="6"
              className="fill-raised"
              strokeWidth="1.5"
            />
            <path d="M8 20.5 14 7l6 13.5" className="stroke-ink" />
            <path d="M10.5 16.25h7" />
          </svg>
          <span className="truncate font-heading font-strong text-large tracking-tight">
            {name}
          </span>
        </>
      )}
    </Link>
  );
}
