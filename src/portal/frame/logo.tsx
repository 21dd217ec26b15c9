import { Link } from '@tanstack/react-router';
import { initialsOf } from '#contract/site/initials.ts';
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
          <span
            aria-hidden="true"
            className="grid size-7 shrink-0 place-items-center rounded-small border-[1.5px] border-brass bg-raised font-heading font-strong text-small"
          >
            {initialsOf(name)}
          </span>
          <span className="truncate font-heading font-strong text-large tracking-tight">
            {name}
          </span>
        </>
      )}
    </Link>
  );
}
