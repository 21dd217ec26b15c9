/** Recognizes files by their content, because names and content types of old sites are often wrong. */
import { formatOf } from '../../image/encode/image-format.ts';

const startBytes = 2_048;

/** Formats that the library doesn't accept, by their first bytes in hexadecimal. */
const otherFormats: [RegExp, string][] = [
  [/^424d.{8}0{8}/, 'BMP'],
  [/^(49492a00|4d4d002a)/, 'TIFF'],
  [/^.{8}66747970(686569(63|78|73)|686576(63|78)|6d696631|6d736631)/, 'HEIC'],
  [/^00000100/, 'ICO'],
  [/^(ff0a|0000000c4a584c20)/, 'JPEG XL'],
  [/^38425053/, 'PSD'],
];

const otherFiles: [RegExp, string][] = [
  [/^25504446/, 'PDF'],
  [/^504b0304/, 'ZIP'],
  [/^1f8b/, 'gzip'],
  [/^.{8}66747970/, 'MP4'],
];

const textFiles: [RegExp, string][] = [
  [/^</, 'XML'],
  [/^[{[]/, 'JSON'],
];

const isPage = (text: string) => /<(!doctype\s+html|html|head|body)[\s>]/i.test(text);
const isSvg = (text: string) => /^</.test(text) && /<(\w+:)?svg[\s>]/i.test(text);

const nameIn = (kinds: readonly [RegExp, string][], start: string) =>
  kinds.find(([pattern]) => pattern.test(start))?.[1];

/** Returns why a file can't be in the library, or undefined if it looks like a picture that can. */
export function pictureRefusal(bytes: Buffer): string | undefined {
  if (bytes.length === 0) return 'Is empty';
  if (formatOf(bytes)) return undefined;
  const start = bytes.toString('hex', 0, 32);
  const format = nameIn(otherFormats, start);
  if (format) return `Is in a picture format that is not accepted (${format})`;
  const text = new TextDecoder().decode(bytes.subarray(0, startBytes)).trimStart();
  const file = nameIn(otherFiles, start) ?? (isPage(text) ? 'HTML' : undefined);
  if (!file && isSvg(text)) return 'Is an SVG, which is not accepted';
  const name = file ?? nameIn(textFiles, text);
  return name ? `Is not a picture (${name})` : 'Is not a picture';
}
