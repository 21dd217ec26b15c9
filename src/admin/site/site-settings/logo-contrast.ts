/** Checks whether a logo is visible on a background by comparing their pixels. */
type Color = readonly [red: number, green: number, blue: number];

const linear = (channel: number) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = ([red, green, blue]: Color) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

function contrast(a: number, b: number) {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Returns the average contrast of the pixels that are mostly opaque. Their values are red, green, blue and opacity. */
export function averageContrast(pixels: ArrayLike<number>, ground: Color): number {
  const behind = luminance(ground);
  let sum = 0;
  let count = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = [0, 1, 2, 3].map((i) => pixels[at + i]);
    if (opacity < 128) continue;
    sum += contrast(luminance([red, green, blue]), behind);
    count += 1;
  }
  return count === 0 ? 1 : sum / count;
}

/** Large enough to judge a logo that is shown 32 pixels high. */
const sampleHeight = 32;

/** Returns the pixels of a drawn image, or undefined if it is on another host, whose pixels can't be read. */
export function pixelsOf(image: HTMLImageElement): Uint8ClampedArray | undefined {
  const canvas = document.createElement('canvas');
  canvas.height = sampleHeight;
  canvas.width = Math.max(1, Math.round((image.naturalWidth / image.naturalHeight) * sampleHeight));
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  try {
    return context.getImageData(0, 0, canvas.width, canvas.height).data;
  } catch {
    return undefined;
  }
}
