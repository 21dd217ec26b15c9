/** Compares the page that was made of a post with the post, by its words, headings, links and pictures. */
import type { TestApp } from '../../server/testing/app.ts';
import { pathOf } from './address.ts';
import type { OldItem } from './old-site.ts';

export type Difference = { post: string; what: string; old: unknown; now: unknown };

type Node = {
  type?: string;
  text?: string;
  attrs?: { caption?: string | null };
  marks?: { type: string }[];
  content?: Node[];
};

function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const child of node.content ?? []) yield* nodesIn(child);
}

const wordsOf = (text: string) => (text.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', quot: '"' };

/** What a visitor of the old site read, without what its plugins would have shown. */
const visibleIn = (html: string) =>
  html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<xml>.*?<\/xml>/gs, '')
    .replace(/\[\/?[a-z_]+[^\]]*\]/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&([a-z]+);/g, (_, name: string) => entities[name] ?? ' ');

const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;

const galleryPictures = (html: string) =>
  Array.from(html.matchAll(/\[gallery ids="([^"]*)"/g)).flatMap(([, ids = '']) => ids.split(','))
    .length;

function factsOfOld({ content = '' }: OldItem) {
  return {
    words: wordsOf(visibleIn(content)),
    headings: count(content, /<h[1-6]\b/g),
    // A video becomes a link to it.
    links: count(content, /<a\s[^>]*href=|\[embed\]/g),
    pictures: count(content, /<img\b/g) + galleryPictures(content),
  };
}

function factsOfNew(body: Node | null) {
  const nodes = body ? [...nodesIn(body)] : [];
  const has = (node: Node, mark: string) => node.marks?.some(({ type }) => type === mark);
  return {
    words: wordsOf(nodes.map(({ text, attrs }) => text ?? attrs?.caption ?? '').join(' ')),
    headings: nodes.filter(({ type }) => type === 'heading').length,
    links: nodes.filter((node) => has(node, 'link')).length,
    pictures: nodes.filter(({ type }) => type === 'image').length,
  };
}

/** Follows the old address. That of a partner's post shows the partner, and the text is a review. */
async function pageOf({ app, call }: TestApp, item: OldItem) {
  const path = pathOf(item, new Map())?.replace(/\/$/, '') ?? '';
  const { headers } = await app.inject({ url: path });
  const found = item.type === 'casino' ? `/reviews/${item.slug}` : (headers.location ?? path);
  const [, lang = 'en', folder = '', slug] =
    /^(?:\/(tr))?\/(?:(guides|reviews)\/)?([^/]+)$/.exec(found) ?? [];
  const kind = { guides: 'guide', reviews: 'review' }[folder] ?? 'page';
  const { body, status } = await call('GET', `/pages/${kind}/${slug}?lang=${lang}`);
  return status === 200 ? body : undefined;
}

export async function comparedPost(given: TestApp, item: OldItem): Promise<Difference[]> {
  const { type, title, status = 'publish', password } = item;
  const isPublic = status === 'publish' && !password;
  if (!isPublic || !item.content || !['post', 'page', 'casino'].includes(type)) return [];
  const page = await pageOf(given, item);
  const post = `${type} ${item.id} ${title}`;
  if (!page) return [{ post, what: 'page', old: 'published', now: 'missing' }];
  const old = factsOfOld(item);
  const now = factsOfNew(page.body);
  return (['words', 'headings', 'links', 'pictures'] as const).flatMap((what) =>
    old[what] === now[what] ? [] : [{ post, what, old: old[what], now: now[what] }],
  );
}
