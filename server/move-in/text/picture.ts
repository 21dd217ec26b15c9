/** Finds pictures with all addresses they may be known by, and puts ours where they were. */
import { maxLength } from '#contract/text-rule.ts';
import type { ConvertOptions, Picture } from './converted-post.ts';

const lazySources = ['data-lazy-src', 'data-src', 'data-original', 'src'];
const lazySets = ['data-lazy-srcset', 'data-srcset', 'srcset'];

/** Lists the addresses of a srcset, the largest first. */
function inSet(value: string | null): string[] {
  const candidates = (value ?? '').split(/,\s+/).map((candidate) => {
    const [url = '', size = ''] = candidate.trim().split(/\s+/);
    return { url, size: Number.parseFloat(size) || 0 };
  });
  return candidates.sort((one, other) => other.size - one.size).map(({ url }) => url);
}

/** WordPress adds the size to the names of smaller versions, such as `-300x200`. */
const originalOf = (src: string) => src.replace(/-\d{1,5}x\d{1,5}(\.[a-z]{3,4})(?=$|[?#])/i, '$1');

const isAddress = (src: string) => src !== '' && !/^\s*(data|javascript|blob):/i.test(src);

export function sourcesOf(image: Element): string[] {
  const sources = lazySources.map((name) => image.getAttribute(name) ?? '').filter(isAddress);
  const sets = lazySets.flatMap((name) => inSet(image.getAttribute(name))).filter(isAddress);
  const [first = sets[0]] = sources;
  if (first === undefined) return [];
  return [...new Set([originalOf(first), ...sets, ...sources].map((src) => src.trim()))];
}

/** Statistics services load invisible pictures. */
const isPixel = (image: Element) =>
  image.getAttribute('width') === '1' && image.getAttribute('height') === '1';

const line = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** The caption of a picture that is alone in its figure. In classic posts, it is the rest of the figure's text. */
function captionOf(image: Element): { figure?: Element; caption: string } {
  const figure = image.closest('figure');
  if (!figure || figure.querySelectorAll('img').length > 1) return { caption: '' };
  const element = figure.querySelector('figcaption');
  if (!element && figure.querySelector('table, p + p, ul, ol')) return { caption: '' };
  return { figure, caption: line((element ?? figure).textContent) };
}

/** Blocks that can't contain pictures. Pictures come after them. */
const narrow = 'li, td, th, table, ul, ol, blockquote, [data-rich-text="faq"]';

function outermost(element: Element): Element | undefined {
  let found: Element | undefined;
  for (let at = element.parentElement?.closest(narrow); at; at = at.parentElement?.closest(narrow))
    found = at;
  return found;
}

const fitting = (text: string) =>
  text !== '' && [...text].length <= maxLength.title ? text : null;

export class PicturePlacer {
  readonly pictures: Picture[] = [];
  readonly #pictureAt: ConvertOptions['pictureAt'];
  readonly #last = new Map<Element, Element>();

  constructor({ pictureAt }: ConvertOptions) {
    this.#pictureAt = pictureAt;
  }

  take(image: Element, after: string) {
    const sources = sourcesOf(image);
    const [first] = sources;
    if (first === undefined || isPixel(image)) return image.remove();
    const src = lazySources.map((name) => image.getAttribute(name) ?? '').find(isAddress) ?? first;
    const alt = line(image.getAttribute('alt'));
    const { figure, caption } = captionOf(image);
    const path = this.#pathOf(sources);
    const isShown = path !== undefined;
    this.pictures.push({ src, sources, alt, caption, after, isShown });
    if (!isShown) return image.remove();
    const isCaptionKept = fitting(caption) !== null;
    if (figure && isCaptionKept) clearCaption(figure, image);
    this.#put(image, { path, alt: fitting(alt), caption: fitting(caption) });
  }

  #pathOf(sources: readonly string[]) {
    for (const source of sources) {
      const path = this.#pictureAt?.(source);
      if (path !== undefined) return path;
    }
    return undefined;
  }

  #put(image: Element, values: object) {
    const ours = image.ownerDocument.createElement('div');
    ours.setAttribute('data-rich-text', 'image');
    ours.setAttribute('data-attributes', JSON.stringify(values));
    const container = outermost(image);
    if (!container) return image.replaceWith(ours);
    (this.#last.get(container) ?? container).after(ours);
    this.#last.set(container, ours);
    image.remove();
  }
}

function clearCaption(figure: Element, image: Element) {
  const caption = figure.querySelector('figcaption');
  if (caption) caption.remove();
  else figure.replaceChildren(image);
}
