import { useState } from 'react';
import ReactCrop, { type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import type { Image, ImageCrop } from '#contract/image/image.ts';
import { buttonClass } from '../../ui/button.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { showsOwnErrors } from '../admin-query-client.ts';
import { trpc } from '../api.ts';
import { useAdminTexts } from '../language.ts';
import { problemOf } from '../problem.ts';

/** The initial selection, in the centre, so that keyboard users have something to move. */
const begin: PercentCrop = { unit: '%', x: 10, y: 10, width: 80, height: 80 };

/** Converts a selection from percentages to whole image pixels. */
export function pixelsOf(
  { x, y, width, height }: Omit<PercentCrop, 'unit'>,
  whole: Pick<Image, 'width' | 'height'>,
): ImageCrop {
  const edge = (percent: number, length: number) => Math.round((percent / 100) * length);
  const [left, top] = [edge(x, whole.width), edge(y, whole.height)];
  return {
    x: left,
    y: top,
    width: Math.min(edge(x + width, whole.width), whole.width) - left,
    height: Math.min(edge(y + height, whole.height), whole.height) - top,
  };
}

type Props = { image: Image; onCropped: (part: Image) => void; onClose: () => void };

export function CropDialog({ image, onCropped, onClose }: Props) {
  const { image: imageText, refusal, shared } = useAdminTexts();
  const text = imageText.crop;
  const [part, setPart] = useState(begin);
  const crop = trpc.admin.image.crop.useMutation({ ...showsOwnErrors, onSuccess: onCropped });
  const pixels = pixelsOf(part, image);
  const isEmpty = pixels.width < 1 || pixels.height < 1;
  return (
    <Dialog title={text.action} onClose={onClose} wide>
      <p className="text-muted text-small">{text.explanation}</p>
      <ReactCrop
        ariaLabels={text.labels}
        crop={part}
        onChange={(_, percent) => setPart(percent)}
        className="self-center"
      >
        <img src={image.path} alt="" width={image.width} height={image.height} className="h-auto" />
      </ReactCrop>
      <p role="status" className="figures text-small">
        {text.size(pixels.width, pixels.height)}
      </p>
      {crop.error && <ErrorBox message={problemOf(crop.error, refusal).message} />}
      <form method="dialog" className="flex justify-end gap-2">
        <button type="submit" className={buttonClass.quiet}>
          {shared.cancel}
        </button>
        <button
          type="button"
          disabled={crop.isPending || isEmpty}
          onClick={() => crop.mutate({ id: image.id, crop: pixels })}
          className={buttonClass.primary}
        >
          {crop.isPending ? text.sending : text.send}
        </button>
      </form>
    </Dialog>
  );
}
