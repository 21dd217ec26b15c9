import { Link } from '@tanstack/react-router';
import type { ImageWithUses } from '#contract/image/image.ts';
import { editLink } from '../catalogue/history/change-title.ts';
import { formatNumber } from '../format.ts';
import { useAdminTexts } from '../language.ts';
import { titleOfUse } from './image-text.ts';

/** Each thing that uses the image, as a link to its form. */
export function ImageUses({ uses, uses_total }: Pick<ImageWithUses, 'uses' | 'uses_total'>) {
  const { image: text } = useAdminTexts();
  return (
    <section aria-labelledby="image-uses" className="flex flex-col gap-3">
      <h2 id="image-uses" className="text-large">
        {text.usedBy}
      </h2>
      {uses.length === 0 && <p className="text-muted">{text.noUses}</p>}
      <ul className="flex flex-col gap-1.5">
        {uses.map((use) => {
          const change = { entity: use.kind, entity_id: use.id, name: use.name };
          return (
            <li key={`${use.kind} ${use.id}`}>
              <Link {...editLink(change)} className="underline underline-offset-4 hover:text-brass">
                {titleOfUse(use, text)}
              </Link>
            </li>
          );
        })}
      </ul>
      {uses_total > uses.length && (
        <p className="text-muted text-small">
          {text.moreUses(formatNumber(uses_total - uses.length))}
        </p>
      )}
    </section>
  );
}
