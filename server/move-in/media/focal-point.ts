/** Reads focal points that plugins of WordPress keep in the metadata of attachments, serialized by PHP. */
import type { FocalPoint } from '#contract/image/image.ts';
import type { ItemMeta } from '../wxr/export-record.ts';

const byName = {
  x: /s:4:"left";(?:s:\d+:"|[di]:)(\d+(?:\.\d+)?)/,
  y: /s:3:"top";(?:s:\d+:"|[di]:)(\d+(?:\.\d+)?)/,
};
const byIndex = {
  x: /i:0;(?:s:\d+:"|[di]:)(\d+(?:\.\d+)?)/,
  y: /i:1;(?:s:\d+:"|[di]:)(\d+(?:\.\d+)?)/,
};

type Whole = (x: number, y: number) => 1 | 100;

/** Older versions of WP Focal Point write percentages, newer ones shares. */
const eitherWhole: Whole = (x, y) => (x <= 1 && y <= 1 ? 1 : 100);

const plugins: Record<string, { x: RegExp; y: RegExp; whole: Whole }> = {
  _wpsmartcrop_image_focus: { ...byName, whole: () => 100 },
  theiaSmartThumbnails_position: { ...byIndex, whole: () => 1 },
  focalpoint: { ...byName, whole: eitherWhole },
};

/** Returns undefined for the centre, which is the default. */
export function focalPointIn(meta: readonly ItemMeta[]): FocalPoint | undefined {
  for (const { key, value } of meta) {
    const plugin = Object.hasOwn(plugins, key) ? plugins[key] : undefined;
    const [x, y] = [plugin?.x.exec(value)?.[1], plugin?.y.exec(value)?.[1]].map(Number);
    if (!plugin || x === undefined || y === undefined) continue;
    const percent = (share: number) => Math.round((share / plugin.whole(x, y)) * 100);
    const point = { x: percent(x), y: percent(y) };
    // Comparisons with NaN are false.
    const isWithin = point.x <= 100 && point.y <= 100;
    if (isWithin && !(point.x === 50 && point.y === 50)) return point;
  }
  return undefined;
}
