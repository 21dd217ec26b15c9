import { ChevronRight } from 'lucide-react';
import { CatalogueLink } from '../../cards/catalogue-link.tsx';
import type { NamedPage } from '../../head/structured-data.ts';

export const Breadcrumb = ({ label, steps }: { label: string; steps: NamedPage[] }) => (
  <nav aria-label={label}>
    <ol className="flex min-w-0 items-center gap-1 text-muted text-small">
      {steps.map(({ name, path }, index) => (
        <li
          key={path}
          className="flex min-h-6 shrink-0 items-center gap-1 whitespace-nowrap last:min-w-0 last:shrink"
        >
          {index < steps.length - 1 ? (
            <>
              <CatalogueLink to={path} className="py-1 hover:text-ink">
                {name}
              </CatalogueLink>
              <ChevronRight className="size-4" />
            </>
          ) : (
            <span dir="auto" aria-current="page" className="truncate">
              {name}
            </span>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
