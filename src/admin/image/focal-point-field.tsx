import { type PointerEvent, useId } from 'react';
import { type Control, useController } from 'react-hook-form';
import type { z } from 'zod';
import type { FocalPoint, Image, ImageDraft, imageDraft } from '#contract/image/image.ts';
import { buttonClass } from '../../ui/button.ts';
import { FieldError } from '../../ui/field/field.tsx';
import { useAdminTexts } from '../language.ts';
import { useMayWrite } from '../people/sign-in/use-session.ts';
import { ImagePreview } from './image-preview.tsx';

export type ImageValues = z.input<typeof imageDraft>;

const middle: FocalPoint = { x: 50, y: 50 };

const axes = ['x', 'y'] as const;

/** The aspect ratios that the site crops images to. */
const shapes = ['aspect-square', 'aspect-video', 'aspect-[2.2]'];

const percentOf = (distance: number, length: number) =>
  Math.min(100, Math.max(0, Math.round((distance / length) * 100)));

const maxHeight = 384;

/** Returns the width to reserve before the image has loaded. */
const shownWidth = ({ width, height }: Image) => Math.min(width, (maxHeight * width) / height);

type Props = { control: Control<ImageValues, unknown, ImageDraft>; image: Image };

/** Sets the focal point with a click on the image, or with two sliders for keyboard users. */
export function FocalPointField({ control, image }: Props) {
  const { field: fieldText, image: imageText } = useAdminTexts();
  const text = imageText.focal;
  const { field, fieldState } = useController({ control, name: 'focal_point' });
  const id = useId();
  const mayWrite = useMayWrite();
  const point: FocalPoint = field.value ?? middle;

  const set = ({ clientX, clientY, currentTarget, buttons }: PointerEvent) => {
    if (!mayWrite || buttons !== 1) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    field.onChange({
      x: percentOf(clientX - left, width),
      y: percentOf(clientY - top, height),
    });
  };

  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="float-left font-strong text-small">{text.title}</legend>
      <p className="text-muted text-small">{text.hint}</p>
      <div className="flex flex-col items-start gap-4 sm:flex-row">
        <div
          data-testid="focal-area"
          onPointerDown={set}
          onPointerMove={set}
          style={{ width: shownWidth(image), aspectRatio: image.width / image.height }}
          className="relative min-w-0 max-w-full cursor-crosshair touch-none select-none overflow-hidden rounded-control border border-line bg-lifted"
        >
          <ImagePreview
            image={image}
            sizes="(min-width: 64rem) 560px, 100vw"
            className="pointer-events-none size-full"
          />
          <span
            aria-hidden="true"
            style={{ left: `${point.x}%`, top: `${point.y}%` }}
            className="pointer-events-none absolute size-6 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-[#fff] bg-[#0006] shadow-[0_0_0_2px_rgb(0_0_0/0.6)]"
          />
        </div>
        <div aria-hidden="true" className="flex shrink-0 flex-wrap gap-2 sm:flex-col">
          {shapes.map((shape) => (
            <img
              key={shape}
              src={image.path}
              alt=""
              style={{ objectPosition: `${point.x}% ${point.y}%` }}
              className={`w-28 rounded-control border border-line object-cover ${shape}`}
            />
          ))}
        </div>
      </div>
      {axes.map((axis) => (
        <div key={axis} className="flex flex-col gap-1">
          <label htmlFor={`${id}-${axis}`} className="text-small">
            {fieldText.image[`focal_point.${axis}`]}: <span className="figures">{point[axis]}</span>
          </label>
          <input
            id={`${id}-${axis}`}
            type="range"
            min={0}
            max={100}
            value={point[axis]}
            onChange={({ target }) => field.onChange({ ...point, [axis]: Number(target.value) })}
            className="max-w-96 accent-brass"
          />
        </div>
      ))}
      <div>
        <button
          type="button"
          ref={field.ref}
          name="focal_point"
          data-label={text.title}
          disabled={!field.value}
          onClick={() => field.onChange(null)}
          className={buttonClass.quiet}
        >
          {text.reset}
        </button>
      </div>
      {fieldState.error?.message && <FieldError message={fieldState.error.message} />}
    </fieldset>
  );
}
