/** Writes the README of an archive. */
import type { ExportManifest } from '../move-in/archive/archive-format.ts';
import { dataKinds } from '../move-in/archive/archive-format.ts';
import { exportedKinds } from './kind/exported-kinds.ts';

export function readmeOf({
  site,
  created_at,
}: Pick<ExportManifest, 'site' | 'created_at'>): string {
  const kinds = dataKinds.map((kind) => `| \`data/${kind}\` | ${exportedKinds[kind].about} |`);
  return `# ${site.name}

This archive contains everything that editors wrote for the site${site.address ? ` at ${site.address}` : ''}, as of ${created_at}. It contains nothing about visitors or staff, no passwords and no statistics.

| File | Contents |
|---|---|
| \`manifest.json\` | The format's version, the site, the number of rows of each kind, and the SHA-256 of each other file |
| \`addresses.csv\` | Every public address of the site with what it shows, and old addresses with where they lead |
| \`texts/\` | Pages, guides and reviews as Markdown and HTML, by language. Includes drafts. \`published\` is the time of publication in the time zone ${site.time_zone} |
| \`images/\` | The images in full size, as WebP |
${kinds.join('\n')}

Each kind is stored twice, as JSON and as CSV.

- The JSON files have one row per line. Rows refer to each other by \`id\`: \`product_id: 7\` is the product with the ID 7. Texts are below \`i18n\`, by language. The bodies of pages are rich text in the format of ProseMirror.
- The CSV files have the same fields in UTF-8, for spreadsheets. \`i18n.en.name\` is the field \`name\` below \`en\` below \`i18n\`. Lists are JSON, or separated by spaces. An apostrophe at the beginning of a cell keeps the spreadsheet from reading the rest as a formula, and isn't part of the text.
- Paths such as \`/uploads/3f…/800x600.webp\` refer to \`images/3f…/800x600.webp\`.
- Times are in the time zone ${site.time_zone} unless they end with Z.

To import the archive into another Aceboard, use \`npm run import -- FILE\` on its server.
`;
}
