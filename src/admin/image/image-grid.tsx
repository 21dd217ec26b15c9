import type { ReactNode } from 'react';
import type { ImageRow } from '#contract/image/image.ts';
import { useAdminTexts } from '../language.ts';
import { factsOf } from './image-facts.ts';
import { ImagePreview } from './image-preview.tsx';

type Props = {
  images: ImageRow[];
  /** Renders the action of a card. The class makes the whole card clickable. */
  children: (image: ImageRow, className: string) => ReactNode;
};

const pressClass =
  'line-clamp-2 text-left font-strong text-small underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline';

export function ImageGrid({ images, children }: Props) {
  const { image: text } = useAdminTexts();
  return (
    <ul
      aria-label={text.title}
      className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3 sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]"
    >
      {images.map((image) => (
        <li
          key={image.id}
          className="relative flex flex-col gap-2 rounded-card border border-line bg-raised p-2 hover:border-edge"
        >
          <ImagePreview
            image={image}
            sizes="11rem"
            className="aspect-4/3 w-full rounded-control bg-lifted object-contain"
          />
          <div className="flex flex-col gap-0.5 px-1 pb-1">
            {children(image, pressClass)}
            <p className="text-muted text-small">{factsOf(image, text)}</p>
            <p className="text-muted text-small">{text.uses(image.uses)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
