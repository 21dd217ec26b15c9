import { type LeftOut, postLimits } from './converted-post.ts';

const marker = 'data-left-out';

export const isMarker = (element: Element) => element.hasAttribute(marker);

export const shortened = (text: string, max: number) =>
  text.length <= max ? text : `${text.slice(0, max - 1).toWellFormed()}…`;

/** Collects what a text can't show. Empty elements mark the places until the words before them are known. */
export class LeftOutList {
  readonly #entries: LeftOut[] = [];
  readonly #placed = new Set<LeftOut>();
  total = 0;

  /** In the order of the text, as far as the places are known. */
  get entries(): LeftOut[] {
    return [...new Set([...this.#placed, ...this.#entries])];
  }

  add(kind: LeftOut['kind'], name: string, source: string, after = ''): number | undefined {
    this.total += 1;
    if (this.#entries.length >= postLimits.leftOut) return undefined;
    const excerpt = shortened(source.trim(), postLimits.excerpt);
    return this.#entries.push({ kind, name: shortened(name, 100), source: excerpt, after }) - 1;
  }

  /** Returns HTML that marks the place. */
  mark(kind: LeftOut['kind'], name: string, source: string): string {
    const index = this.add(kind, name, source);
    return index === undefined ? '' : `<span ${marker}="${index}"></span>`;
  }

  place(element: Element, after: string) {
    const entry = this.#entries[Number(element.getAttribute(marker))];
    if (!entry || this.#placed.has(entry)) return;
    entry.after = after;
    this.#placed.add(entry);
  }
}
