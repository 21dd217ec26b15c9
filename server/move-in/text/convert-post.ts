/** Converts posts of WordPress into rich text, with the cleaner and the schema that paste uses. */
import { DOMParser } from '@tiptap/pm/model';
import { cleanBody } from '#contract/content/rich-text/html/clean-body.ts';
import type { RichText } from '#contract/content/rich-text/rich-text-node.ts';
import { richTextSchema } from '#contract/content/rich-text/schema/rich-text-extension.ts';
import { isHttpUrl } from '#contract/text-rule.ts';
import { addParagraphs } from './add-paragraphs.ts';
import {
  type ConvertedPost,
  type ConvertOptions,
  type Picture,
  type PostLink,
  postLimits,
} from './converted-post.ts';
import { fitText } from './fit-text.ts';
import { gatherFaq } from './gather-faq.ts';
import { isMarker, LeftOutList } from './left-out-list.ts';
import { parseBody } from './parse-html.ts';
import { PicturePlacer } from './picture.ts';
import { firstWords, wordsBefore } from './place.ts';
import { matchQuickly } from './quick-match.ts';
import { BlockRenderer } from './render-blocks.ts';
import { replaceElements } from './replace-elements.ts';
import { ShortcodeReplacer } from './replace-shortcodes.ts';
import { reshapeElements, textsIn } from './reshape-elements.ts';

const parser = DOMParser.fromSchema(richTextSchema());

function boundedHtml(html: string, leftOut: LeftOutList): string {
  const whole = html.toWellFormed();
  if (whole.length <= postLimits.characters) return whole;
  const rest = whole.length - postLimits.characters;
  leftOut.add(
    'rest',
    `The last ${rest} characters did not fit`,
    whole.slice(postLimits.characters),
  );
  return whole.slice(0, postLimits.characters).toWellFormed();
}

function bodyOf(html: string, options: ConvertOptions, leftOut: LeftOutList): HTMLElement {
  const post = boundedHtml(html, leftOut);
  const shortcodes = new ShortcodeReplacer(post, options, leftOut);
  const pieces = new BlockRenderer(leftOut).render(post).map((piece) => {
    const replaced = shortcodes.replaceIn(piece.html);
    return piece.isClassic ? addParagraphs(replaced) : replaced;
  });
  const body = parseBody(pieces.join(''));
  replaceElements(body, leftOut);
  return body;
}

/** Notes which words come before each picture and each omission, while the text is still in its original order. */
function takePlaces(body: HTMLElement, leftOut: LeftOutList): Map<Element, string> {
  const isWanted = (element: Element) => element.localName === 'img' || isMarker(element);
  const places = wordsBefore(body, isWanted);
  for (const [element, after] of places) {
    if (!isMarker(element)) continue;
    leftOut.place(element, after);
    element.remove();
  }
  return places;
}

function takePictures(body: HTMLElement, places: Map<Element, string>, options: ConvertOptions) {
  const placer = new PicturePlacer(options);
  for (const image of body.querySelectorAll('img')) placer.take(image, places.get(image) ?? '');
  return placer.pictures;
}

/** WordPress shows an address on its own as a link or an embed. */
function linkAddresses(body: HTMLElement) {
  for (const text of textsIn(body)) {
    const url = text.data.trim();
    if (!isHttpUrl(url) || text.parentElement?.closest('a, code')) continue;
    const link = body.ownerDocument.createElement('a');
    link.setAttribute('href', url);
    text.replaceWith(link);
    link.append(text);
  }
}

function takeLinks(body: HTMLElement, { linkTo }: ConvertOptions): PostLink[] {
  const links: PostLink[] = [];
  for (const link of body.querySelectorAll('a')) {
    const href = link.getAttribute('href')?.trim() ?? '';
    if (href !== '') links.push({ href, text: firstWords(link.textContent ?? '') });
    const target = href !== '' && linkTo ? linkTo(href) : href;
    if (target === null || target === '') link.replaceWith(...link.childNodes);
    else link.setAttribute('href', target);
  }
  return links;
}

export function convertPost(html: string, options: ConvertOptions = {}): ConvertedPost {
  const leftOut = new LeftOutList();
  const body = bodyOf(html, options, leftOut);
  const places = takePlaces(body, leftOut);
  gatherFaq(body);
  reshapeElements(body);
  const pictures = takePictures(body, places, options);
  linkAddresses(body);
  const links = takeLinks(body, options);
  cleanBody(body);
  matchQuickly(body);
  const text = fitText(parser.parse(body).toJSON() as RichText, leftOut);
  return { text, pictures, links, leftOut: leftOut.entries, leftOutTotal: leftOut.total };
}

/** Lists the pictures of a post without converting it, so that they can be fetched first. */
export function picturesIn(html: string, options: ConvertOptions = {}): Picture[] {
  const leftOut = new LeftOutList();
  const body = bodyOf(html, options, leftOut);
  const places = takePlaces(body, leftOut);
  return takePictures(body, places, options);
}
