/** Identifies formats by their first bytes, because file names and content types cannot be trusted. */
const signatures = {
  png: /^\x89PNG\r\n/,
  jpeg: /^\xff\xd8\xff/,
  gif: /^GIF8[79]a/,
  webp: /^RIFF.{4}WEBP/s,
  avif: /^.{4}ftyp(.{4})*?avi[fs]/s,
};

export type ImageFormat = keyof typeof signatures;

const formats = Object.entries(signatures) as [ImageFormat, RegExp][];

export function formatOf(bytes: Buffer): ImageFormat | undefined {
  const head = bytes.toString('latin1', 0, 64);
  return formats.find(([, signature]) => signature.test(head))?.[0];
}
