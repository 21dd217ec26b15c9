import type { Kysely } from 'kysely';
import { languages } from '#contract/language.ts';
import { findContentPage } from '../../../db/repositories/content/content-page.ts';
import type { Database } from '../../../db/tables.ts';
import { textName } from '../../move-in/archive/archive-format.ts';
import { eachId } from '../kind/each-id.ts';
import type { ArchivePacker } from '../pack-archive.ts';
import { htmlFile, markdownFile } from './page-file.ts';
import { readContext } from './read-context.ts';

/** Leaves out languages in which a page has neither a title nor a text. Includes drafts. */
export async function writeTexts(
  db: Kysely<Database>,
  archive: ArchivePacker,
  signal: AbortSignal,
): Promise<void> {
  for await (const id of eachId(db, 'content_page')) {
    signal.throwIfAborted();
    const page = await findContentPage(db, id);
    if (!page) continue;
    for (const language of languages) {
      const texts = page.i18n[language];
      if (texts.title === null && texts.body === null) continue;
      const context = await readContext(db, { cover: page.cover, body: texts.body }, language);
      const given = { page, texts, language };
      const place = { language, kind: page.kind, slug: page.slug };
      await archive.addText(textName(place, 'md'), markdownFile(given, context));
      await archive.addText(textName(place, 'html'), htmlFile(given, context));
    }
  }
}
