import type { Random } from '../seed/bulk/random.ts';
import type { OldItem, OldTerm } from './old-site.ts';

/** Invented brands. */
export const brands = ['Lucky Harbor', 'North Spin', 'Golden Otter', 'Blue Comet', 'Velvet Fox'];

export const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

const words =
  'bonus slot deposit player table spin licence wager payout round weekend welcome offer rule guide review quick fair new game'.split(
    ' ',
  );

export function sentence(random: Random, from: readonly string[] = words): string {
  const text = Array.from({ length: random.whole(6, 14) }, () => random.pick(from)).join(' ');
  return `${text.charAt(0).toLocaleUpperCase('en')}${text.slice(1)}.`;
}

export const paragraph = (random: Random, from?: readonly string[]) =>
  Array.from({ length: random.whole(2, 5) }, () => sentence(random, from)).join(' ');

export const times = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Numbers terms from 1, in the taxonomy of each list. */
export function makeTerms(names: Record<string, readonly string[]>): OldTerm[] {
  const all = Object.entries(names).flatMap(([taxonomy, list]) =>
    list.map((name) => ({ taxonomy, slug: slugOf(name), name })),
  );
  return all.map((term, index) => ({ id: index + 1, ...term }));
}

export const ofTaxonomy = (terms: readonly OldTerm[], taxonomy: string) =>
  terms.filter((term) => term.taxonomy === taxonomy);

/** A picture in the library, with the sizes that WordPress made of it. */
export const picture = (id: number, parent?: number): OldItem => ({
  id,
  type: 'attachment',
  status: 'inherit',
  slug: `picture-${id}`,
  title: `Picture ${id}`,
  file: `2022/01/picture-${id}.${id % 2 === 0 ? 'jpg' : 'png'}`,
  ...(parent !== undefined && { parent }),
  meta: [
    ['_wp_attached_file', `2022/01/picture-${id}.${id % 2 === 0 ? 'jpg' : 'png'}`],
    ['_wp_attachment_image_alt', `Alternative text ${id}`],
  ],
});

export const sizedFile = (file: string) => file.replace(/\.(\w+)$/, '-300x200.$1');
