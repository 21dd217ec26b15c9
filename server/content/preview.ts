/** Previews show the stored state of one page in one language to anyone with the signed URL, for a day. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type {
  ContentPagePreview,
  ContentPagePreviewQuery,
  ContentPageView,
} from '#contract/content/content-page.ts';
import { previewPath } from '#contract/content/content-path.ts';
import type { Language } from '#contract/language.ts';
import { pathIn } from '#contract/language-path.ts';
import { day } from '#contract/wall-clock.ts';
import { findContentPagePreview } from '../../db/repositories/content/content-page-card.ts';
import type { Database } from '../../db/tables.ts';
import { contentPageResource } from './content-page-resource.ts';

type Previewed = { id: number; lang: Language };

export type Previews = ReturnType<typeof contentPagePreviews>;

export function contentPagePreviews({
  db,
  secret,
}: {
  db: Kysely<Database>;
  secret: () => string;
}) {
  const tokenOf = ({ id, lang }: Previewed, expires: number) =>
    createHmac('sha256', secret()).update(`preview ${id} ${lang} ${expires}`).digest('base64url');

  function isValid({ token, expires, ...previewed }: ContentPagePreviewQuery): boolean {
    if (expires * 1000 <= Date.now()) return false;
    const expected = Buffer.from(tokenOf(previewed, expires));
    const given = Buffer.from(token);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  return {
    async make({ id, lang }: Previewed): Promise<ContentPagePreview> {
      await contentPageResource.get(db, id);
      const expires = Math.floor((Date.now() + day) / 1000);
      const token = tokenOf({ id, lang }, expires);
      const search = new URLSearchParams({ token, expires: String(expires) });
      return {
        path: `${pathIn(lang, previewPath(id))}?${search}`,
        expires_at: new Date(expires * 1000).toISOString(),
      };
    },

    /** Returns undefined if the token is invalid or expired, or if the page doesn't exist. */
    find: async (query: ContentPagePreviewQuery): Promise<ContentPageView | undefined> =>
      isValid(query) ? findContentPagePreview(db, query) : undefined,
  };
}
