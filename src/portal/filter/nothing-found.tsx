import type { ReactNode } from 'react';
import type { DescribedFilter } from './described-filter.ts';
import { chipClass, FilterLink } from './filter-link.tsx';

type Props = Pick<DescribedFilter, 'texts' | 'drops'> & {
  /** Another way to go on. */
  children?: ReactNode;
};

/** Replaces a list without results, and offers to remove the choices that help. */
export const NothingFound = ({ texts, drops, children }: Props) => (
  <div className="flex flex-col gap-4 rounded-card border border-line border-dashed px-6 py-10">
    <p className="font-strong">{texts.nothing}</p>
    {drops.length > 0 && (
      <>
        <p className="text-muted">{texts.dropOne}</p>
        <ul className="flex flex-wrap gap-2">
          {drops.map(({ names, label }) => (
            <li key={names.join(' ')}>
              <FilterLink change={{ drop: names }} className={chipClass.plain}>
                {label}
              </FilterLink>
            </li>
          ))}
        </ul>
      </>
    )}
    {children && <p>{children}</p>}
  </div>
);
