import { type Cells, fromCsv, type Line, refusal } from '../../sheet/csv.ts';
import { encodingOf, fileRefusal, textDecoder } from '../text/decode-text.ts';
import type { AffiliateLink, LeftOutLink } from './affiliate-link.ts';

const maxBytes = 20 * 2 ** 20;
const maxLength = { name: 500, slug: 500, target: 4_000, group: 500 };

type Columns = Record<'name' | 'slug' | 'target' | 'redirectType' | 'group', readonly string[]>;

type Plugin = {
  columns: Columns;
  /** Whether links are at the root of the site. */
  isAtRoot: boolean;
};

/** The names of columns in the versions of each plugin. */
const plugins: Plugin[] = [
  {
    isAtRoot: true,
    columns: {
      name: ['name'],
      slug: ['slug'],
      target: ['url'],
      redirectType: ['redirect_type'],
      group: ['link_categories', 'group_name', 'group', 'group_id'],
    },
  },
  {
    isAtRoot: false,
    columns: {
      name: ['link name', 'name', 'title'],
      slug: ['slug', 'link slug'],
      target: ['destination url', 'destination_url', 'link destination url'],
      redirectType: ['redirect type', 'redirect_type', 'link redirect type'],
      group: ['categories', 'link categories', 'category'],
    },
  },
];

const required = ['name', 'slug', 'target'] as const;

const pluginOf = (columns: readonly string[]) =>
  plugins.find((plugin) =>
    required.every((field) => plugin.columns[field].some((name) => columns.includes(name))),
  );

/** Reads the CSV export of Pretty Links or ThirstyAffiliates. */
export async function readLinkSheet(source: AsyncIterable<Uint8Array>, signal?: AbortSignal) {
  let plugin: Plugin | undefined;
  const lines = await fromCsv(await textOf(source, signal), (columns) => {
    plugin = pluginOf(columns);
    if (!plugin) {
      throw refusal(
        'Must be an export of Pretty Links (with the columns name, slug, url) or ThirstyAffiliates (name, slug, destination url)',
      );
    }
  });
  const links: AffiliateLink[] = [];
  const leftOut: LeftOutLink[] = [];
  for (const line of lines) {
    if (!plugin) continue;
    const link = linkIn(plugin, line);
    const reason = line.errors?.[0]?.message ?? faultOf(link);
    if (reason === undefined) links.push(link);
    else leftOut.push({ line: line.row, name: link.name.slice(0, 200), reason });
  }
  return { links, leftOut };
}

async function textOf(source: AsyncIterable<Uint8Array>, signal?: AbortSignal): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of source) {
    signal?.throwIfAborted();
    bytes += chunk.length;
    if (bytes > maxBytes) throw fileRefusal('The file is larger than 20 MB; split it');
    chunks.push(chunk);
  }
  const file = Buffer.concat(chunks);
  const decoder = textDecoder(encodingOf(file), { forbiddenCharacters: 0, windowsStretches: 0 });
  return decoder.decode(file) + decoder.end();
}

const cellOf = (cells: Cells, names: readonly string[]) =>
  names.map((name) => cells[name]).find((cell) => cell !== undefined && cell !== '') ?? '';

function linkIn({ columns, isAtRoot }: Plugin, { row, cells }: Line): AffiliateLink {
  const slug = cellOf(cells, columns.slug).replace(/^\/+|\/+$/g, '');
  return {
    line: row,
    name: cellOf(cells, columns.name),
    slug,
    path: isAtRoot ? `/${slug}` : undefined,
    target: cellOf(cells, columns.target),
    redirectType: redirectTypeOf(cellOf(cells, columns.redirectType)),
    group: cellOf(cells, columns.group),
  };
}

export function redirectTypeOf(text: string): number | undefined {
  return /^30[1278]$/.test(text) ? Number(text) : undefined;
}

/** Returns why a link can't be used, if so. */
export function faultOf(link: AffiliateLink): string | undefined {
  if (link.slug === '') return 'The slug is missing';
  if (!/^https?:\/\//i.test(link.target) || !URL.canParse(link.target))
    return 'The target must be a URL that starts with https:// or http://';
  const tooLong = (['name', 'slug', 'target', 'group'] as const).find(
    (field) => link[field].length > maxLength[field],
  );
  return tooLong && `The field ${tooLong} is longer than ${maxLength[tooLong]} characters`;
}
