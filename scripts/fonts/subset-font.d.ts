declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: {
      targetFormat: 'woff2' | 'sfnt';
      variationAxes?: Record<string, number>;
      keepFeatures?: readonly string[];
      keepAllGlyphs?: boolean;
    },
  ): Promise<Buffer>;
}
