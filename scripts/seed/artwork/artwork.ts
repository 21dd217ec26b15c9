/** A drawing and the size at which it is kept. */
export type Artwork = { svg: string; width: number; height: number };

export const artwork = (width: number, height: number, content: string): Artwork => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`,
  width,
  height,
});
