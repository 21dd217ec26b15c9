/** Renders the Atom feed (RFC 4287) of guides and reviews in one language. */
import type { Kysely } from 'kysely';
import type { ContentPageCard } from '#contract/content/content-page.ts';
import type { Language } from '#contract/language.ts';
import { pathIn } from '#contract/language-path.ts';
import type { Site } from '#contract/site/site.ts';
import { listNewestCards } from '../../../db/repositories/content/content-page-card.ts';
import type { Database } from '../../../db/tables.ts';
import { escapeMarkup } from '../../http/escape-markup.ts';

const maxEntries = 50;

/** Used for feeds without entries, and for entries that are older than the history. */
export const unknownTime = '2000-01-01T00:00:00.000Z';

export async function renderFeed(
  db: Kysely<Database>,
  site: Site,
  language: Language,
): Promise<string> {
  const pages = await listNewestCards(db, language, maxEntries);
  const urlOf = (path: string) => escapeMarkup(site.url + pathIn(language, path));
  const updated = pages
    .map(({ updated_at }) => updated_at)
    .toSorted()
    .at(-1);

  /** Feed readers identify entries by id, so the id must not change if the page moves. */
  const entryOf = ({ id, path, title, excerpt, author, ...page }: ContentPageCard) => `<entry>
<id>${urlOf('/')}#page-${id}</id>
<title>${escapeMarkup(title)}</title>
<link rel="alternate" type="text/html" href="${urlOf(path)}"/>
<published>${page.published_at}</published>
<updated>${page.updated_at}</updated>
<author><name>${escapeMarkup(author ?? site.name)}</name></author>
${excerpt === null ? '' : `<summary>${escapeMarkup(excerpt)}</summary>\n`}</entry>
`;

  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${urlOf('/feed.xml')}</id>
<title>${escapeMarkup(site.name)}</title>
<link rel="self" type="application/atom+xml" href="${urlOf('/feed.xml')}"/>
<link rel="alternate" type="text/html" href="${urlOf('/')}"/>
<updated>${updated ?? unknownTime}</updated>
${pages.map(entryOf).join('')}</feed>
`;
}
