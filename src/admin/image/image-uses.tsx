import { Link } from '@tanstack/react-router';
import type { ImageWithUses } from '#contract/content/image.ts';
import { formatNumber } from '../format.ts';
import { editLink } from '../history/change-title.ts';
import { titleOfUse } from './image-text.ts';

/** Each thing that uses the image, as a link to its form. */
export const ImageUses = ({ uses, uses_total }: Pick<ImageWithUses, 'uses' | 'uses_total'>) => (
  <section aria-labelledby="image-uses" className="flex flex-col gap-3">
    <h2 id="image-uses" className="text-large">
      Used by
    </h2>
    {uses.length === 0 && <p className="text-muted">Nothing uses this image.</p>}
    <ul className="flex flex-col gap-1.5">
      {uses.map((use) => {
        const change = { entity: use.kind, entity_id: use.id, name: use.name };
        return (
          <li key={`${use.kind} ${use.id}`}>
            <Link {...editLink(change)} className="underline underline-offset-4 hover:text-brass">
              {titleOfUse(use)}
            </Link>
          </li>
        );
      })}
    </ul>
    {uses_total > uses.length && (
      <p className="text-muted text-small">And {formatNumber(uses_total - uses.length)} more.</p>
    )}
  </section>
);
