/** Replaces the shortcodes of WordPress by HTML, and removes all others. */
import { isHttpUrl } from '#contract/text-rule.ts';
import type { ConvertOptions } from './converted-post.ts';
import { escapeHtml, linkParagraph } from './html-token.ts';
import type { LeftOutList } from './left-out-list.ts';
import {
  attributesOf,
  closedNames,
  isShortcode,
  possibleShortcodes,
  type Shortcode,
} from './shortcode.ts';

const captions = ['caption', 'wp_caption'];
const ofWordPress = [...captions, 'gallery', 'embed', 'video', 'audio', 'playlist'];
const mediaSources = 'src mp4 m4v webm ogv wmv flv mp3 m4a ogg wav wma'.split(' ');

export class ShortcodeReplacer {
  readonly #known: ReadonlySet<string>;
  readonly #closed: ReadonlySet<string>;
  readonly #options: ConvertOptions;
  readonly #leftOut: LeftOutList;
  #openCaptions: string[] = [];

  /** The whole post shows which shortcodes are closed, because it is replaced in pieces. */
  constructor(post: string, options: ConvertOptions, leftOut: LeftOutList) {
    const given = [...(options.shortcodes ?? [])].map((name) => name.toLowerCase());
    this.#known = new Set([...ofWordPress, ...given]);
    this.#closed = closedNames(post);
    this.#options = options;
    this.#leftOut = leftOut;
  }

  replaceIn(html: string): string {
    const parts: string[] = [];
    let done = 0;
    for (const found of possibleShortcodes(html)) {
      if (found.start < done || !isShortcode(found, this.#known, this.#closed)) continue;
      parts.push(html.slice(done, found.start));
      const source = html.slice(found.start, found.end);
      done = found.end;
      if (found.isEscaped) parts.push(source.slice(1, -1));
      else if (found.name === 'embed' && !found.isEnd) {
        const url = /^([^[\]<>]{0,2048})\[\/embed\]/i.exec(html.slice(done, done + 2_100));
        if (url) done += url[0].length;
        parts.push(this.#embed(found, source, url?.[1]?.trim() ?? attributesOf(found).get('src')));
      } else parts.push(found.isEnd ? this.#end(found) : this.#start(found, source));
    }
    return parts.join('') + html.slice(done);
  }

  #start(found: Shortcode, source: string): string {
    const { name } = found;
    if (captions.includes(name) && this.#closed.has(name)) {
      this.#openCaptions.push(attributesOf(found).get('caption') ?? '');
      return '<figure>';
    }
    if (name === 'gallery') return this.#gallery(found, source);
    if (name === 'video' || name === 'audio') {
      const attributes = attributesOf(found);
      const url = mediaSources.map((key) => attributes.get(key)).find(Boolean);
      return this.#embed(found, source, url);
    }
    return this.#leftOut.mark('shortcode', name, source);
  }

  #end({ name }: Shortcode): string {
    if (!captions.includes(name)) return '';
    const caption = this.#openCaptions.pop();
    if (caption === undefined) return '';
    return caption ? `<figcaption>${escapeHtml(caption)}</figcaption></figure>` : '</figure>';
  }

  #embed({ name }: Shortcode, source: string, url: string | undefined): string {
    const address = url?.replaceAll('&amp;', '&');
    const link = address !== undefined && isHttpUrl(address) ? linkParagraph(address) : '';
    return this.#leftOut.mark('embed', name, address ?? source) + link;
  }

  #gallery(found: Shortcode, source: string): string {
    const attributes = attributesOf(found);
    const ids = (attributes.get('ids') ?? attributes.get('include') ?? '').match(/\d{1,15}/g) ?? [];
    const sources = ids.map((id) => this.#options.attachmentSource?.(Number(id)));
    const images = sources.map((src) => (src ? `<img src="${escapeHtml(src)}">` : ''));
    const isWhole = ids.length > 0 && sources.every(Boolean);
    return (isWhole ? '' : this.#leftOut.mark('shortcode', 'gallery', source)) + images.join('');
  }
}
