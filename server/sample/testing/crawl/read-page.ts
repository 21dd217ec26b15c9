/** Parses a page, and returns its text the way a visitor or a screen reader gets it. */
import { type HtmlNode, parseHtml } from './html-tree.ts';

export type Place = { market: string; language: 'en' | 'tr' };
export type Page = Place & {
  path: string;
  main: HtmlNode;
  heading: string;
  description: string;
  links: string[];
  data: unknown[];
};

const notText = new Set(['script', 'style', 'svg', 'noscript', 'template']);
const inText = new Set(['a', 'span', 'strong', 'em', 'b', 'i', 'code', 'abbr', 'time', 'bdi']);

/** Each block is a line. So is what follows a hidden separator, such as the dot between two facts. */
export function linesOf(element: HtmlNode): string[] {
  let text = '';
  const read = (node: HtmlNode) => {
    if (notText.has(node.name)) return;
    const isHidden = node.attribute('aria-hidden') === 'true';
    const breaks = isHidden || !inText.has(node.name) ? '\n' : '';
    text += breaks;
    let last: HtmlNode | string = '';
    for (const child of isHidden ? [] : node.children) {
      // Two spans without a space between them are laid out apart.
      if (typeof child !== 'string' && child.name === 'span' && typeof last !== 'string')
        text += '\n';
      if (typeof child === 'string') text += child;
      else read(child);
      last = child;
    }
    text += breaks;
  };
  read(element);
  return text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

export const textOf = (element: HtmlNode | null | undefined) =>
  element ? linesOf(element).join(' ') : '';

export function readPage(html: string, address: Place & { path: string }): Page {
  const page = parseHtml(html);
  const [main] = page.all('main');
  if (!main) throw new Error(`${address.path} has no main element`);
  const isOwn = (meta: HtmlNode) => meta.attribute('name') === 'description';
  return {
    ...address,
    main,
    heading: textOf(main.all('h1')[0]),
    description: page.all('meta').find(isOwn)?.attribute('content') ?? '',
    links: page.all('a').flatMap((link) => link.attribute('href') ?? []),
    data: page
      .all('script')
      .filter((script) => script.attribute('type') === 'application/ld+json')
      .map((script) => JSON.parse(String(script.children[0]))),
  };
}
