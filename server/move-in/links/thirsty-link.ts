import type { ExportItem } from '../wxr/export-record.ts';
import type { AffiliateLink } from './affiliate-link.ts';
import { redirectTypeOf } from './read-link-sheet.ts';

const pathOf = (url: string) => (URL.canParse(url) ? new URL(url).pathname : undefined);

/** Returns the link that an item of an export is, if ThirstyAffiliates made it. */
export function thirstyLinkOf(item: ExportItem): AffiliateLink | undefined {
  if (item.type !== 'thirstylink') return undefined;
  const metaOf = (key: string) => item.meta.find((meta) => meta.key === key)?.value ?? '';
  return {
    line: item.line,
    name: item.title,
    slug: item.slug,
    path: pathOf(item.link),
    target: metaOf('_ta_destination_url'),
    redirectType: redirectTypeOf(metaOf('_ta_redirect_type')),
    group: item.terms
      .filter(({ taxonomy }) => taxonomy === 'thirstylink-category')
      .map(({ name }) => name)
      .join('; '),
  };
}
