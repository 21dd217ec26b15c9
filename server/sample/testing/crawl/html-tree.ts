/** A tree of the HTML that React writes, which closes every element. Reads a page in a few milliseconds. */

export class HtmlNode {
  readonly children: (HtmlNode | string)[] = [];
  readonly name: string;
  readonly parent: HtmlNode | null;
  private readonly attributes: string;

  constructor(name: string, attributes: string, parent: HtmlNode | null) {
    this.name = name;
    this.attributes = attributes;
    this.parent = parent;
  }

  attribute(name: string): string | undefined {
    const [, value] = new RegExp(`\\s${name}="([^"]*)"`).exec(this.attributes) ?? [];
    return value === undefined ? undefined : decoded(value);
  }

  elements(): HtmlNode[] {
    return this.children.filter((child) => typeof child !== 'string');
  }

  /** Every element of these names within this one, in document order. */
  all(...names: string[]): HtmlNode[] {
    return this.elements().flatMap((child) => [
      ...(names.includes(child.name) ? [child] : []),
      ...child.all(...names),
    ]);
  }

  /** The nearest element around this one, or this one, with one of these names. */
  closest(...names: string[]): HtmlNode | null {
    return names.includes(this.name) ? this : (this.parent?.closest(...names) ?? null);
  }

  /** The elements after this one with the same parent. */
  following(): HtmlNode[] {
    const all = this.parent?.elements() ?? [];
    return all.slice(all.indexOf(this) + 1);
  }
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': '’',
};
const decoded = (text: string) => text.replace(/&[#\w]+;/g, (found) => entities[found] ?? found);

const empty = new Set(['meta', 'link', 'img', 'input', 'br', 'hr', 'source', 'wbr', 'path']);
const token =
  /<!--.*?-->|<!DOCTYPE[^>]*>|<(?<raw>script|style)(?<rawAttributes>(?:\s[^>]*)?)>(?<content>.*?)<\/\k<raw>>|<\/(?<end>[\w-]+)>|<(?<start>[\w-]+)(?<attributes>(?:[^>"]|"[^"]*")*)>|(?<text>[^<]+)/gs;

export function parseHtml(html: string): HtmlNode {
  const root = new HtmlNode('', '', null);
  let current = root;
  for (const { groups = {} } of html.matchAll(token)) {
    const { raw, rawAttributes = '', content = '', end, start, attributes = '', text } = groups;
    if (text) current.children.push(decoded(text));
    if (end) current = current.closest(end)?.parent ?? current;
    const name = raw ?? start;
    if (!name) continue;
    const node = new HtmlNode(name, raw ? rawAttributes : attributes, current);
    current.children.push(node);
    if (raw) node.children.push(content);
    else if (!empty.has(name) && !attributes.endsWith('/')) current = node;
  }
  return root;
}
