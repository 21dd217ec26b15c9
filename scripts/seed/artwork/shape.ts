/** The words of the drawings: each is one piece of SVG. */

export const rounded = (value: number): number => Math.round(value * 100) / 100;

export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

export const circle = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(radius)}" fill="${fill}"/>`;

export const ellipse = (x: number, y: number, across: number, down: number, fill: string) =>
  `<ellipse cx="${rounded(x)}" cy="${rounded(y)}" rx="${rounded(across)}" ry="${rounded(down)}" fill="${fill}"/>`;

export const ring = (x: number, y: number, radius: number, width: number, color: string) =>
  `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(radius)}" fill="none" stroke="${color}" stroke-width="${rounded(width)}"/>`;

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  corner = 0,
) =>
  `<rect x="${rounded(x)}" y="${rounded(y)}" width="${rounded(width)}" height="${rounded(height)}" rx="${rounded(corner)}" fill="${fill}"/>`;

export const path = (outline: string, fill: string) => `<path d="${outline}" fill="${fill}"/>`;

export const stroke = (outline: string, color: string, width: number, cap = 'round') =>
  `<path d="${outline}" fill="none" stroke="${color}" stroke-width="${rounded(width)}" stroke-linecap="${cap}" stroke-linejoin="round"/>`;

export const polygon = (points: string, fill: string) =>
  `<polygon points="${points}" fill="${fill}"/>`;

export const group = (transform: string, ...content: string[]) =>
  `<g transform="${transform}">${content.join('')}</g>`;

export const at = (x: number, y: number, scale: number, ...content: string[]) =>
  group(`translate(${rounded(x)} ${rounded(y)}) scale(${rounded(scale)})`, ...content);

export const turned = (degrees: number, ...content: string[]) =>
  group(`rotate(${rounded(degrees)})`, ...content);

/** Drawn as it is and once more on the other side of the vertical. */
export const mirrored = (...content: string[]) =>
  content.join('') + group('scale(-1 1)', ...content);

export const around = (count: number, content: string, start = 0) =>
  repeat(count, (index) => turned(start + (360 * index) / count, content));

export const point = (degrees: number, radius: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return { x: rounded(Math.cos(angle) * radius), y: rounded(Math.sin(angle) * radius) };
};

/** A slice of a disc around the origin, clockwise from the top. */
export const wedge = (from: number, to: number, radius: number, fill: string) => {
  const start = point(from, radius);
  const end = point(to, radius);
  const large = to - from > 180 ? 1 : 0;
  return path(
    `M0 0L${start.x} ${start.y}A${radius} ${radius} 0 ${large} 1 ${end.x} ${end.y}Z`,
    fill,
  );
};

export const regular = (corners: number, radius: number, fill: string, start = 0) =>
  polygon(
    Array.from({ length: corners }, (_, index) => {
      const { x, y } = point(start + (360 * index) / corners, radius);
      return `${x},${y}`;
    }).join(' '),
    fill,
  );

export const star = (rays: number, outer: number, inner: number, fill: string, start = 0) =>
  polygon(
    Array.from({ length: rays * 2 }, (_, index) => {
      const { x, y } = point(start + (180 * index) / rays, index % 2 === 0 ? outer : inner);
      return `${x},${y}`;
    }).join(' '),
    fill,
  );

/** A line of equal waves from left to right. */
export const waveLine = (x: number, y: number, length: number, height: number, count: number) => {
  const half = rounded(length / count / 2);
  return `M${rounded(x)} ${rounded(y)}${repeat(
    count,
    () => `q${rounded(half / 2)} ${rounded(-height)} ${half} 0t${half} 0`,
  )}`;
};

/** As many rays as gaps between them. */
export const rays = (count: number, radius: number, fill: string) => {
  const half = rounded(Math.tan(Math.PI / count / 2) * radius);
  return around(count, polygon(`0,0 ${-half},${-radius} ${half},${-radius}`, fill));
};
