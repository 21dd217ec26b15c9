import type { Transaction } from 'kysely';
import {
  type ContentPageDraft,
  contentPage,
  contentPageDraft,
  contentPageQuery,
  contentPageRow,
} from '#contract/content/content-page.ts';
import { contentPath } from '#contract/content/content-path.ts';
import {
  deleteContentPage,
  findContentPage,
  findContentPageId,
  findContentPath,
  insertContentPage,
  updateContentPage,
  wasPublishedAt,
} from '../../db/repositories/content/content-page.ts';
import { listContentPages } from '../../db/repositories/content/content-page-list.ts';
import {
  contentPageReferences,
  withoutMissing,
} from '../../db/repositories/content/content-page-reference.ts';
import { findRedirectFrom, listRedirectsTo } from '../../db/repositories/content/redirect.ts';
import type { Database } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../errors.ts';
import { resource, type Writer } from '../resource/resource.ts';
import { deleteRedirectFrom, redirectMovedPage } from './redirect-resource.ts';

async function refuseTaken(
  trx: Transaction<Database>,
  draft: ContentPageDraft,
  ownId?: number,
): Promise<false> {
  const taken = await findContentPageId(trx, draft);
  if (taken === undefined || taken === ownId) return false;
  const message = 'Another page already has this path';
  throw new AppError('conflict', `${message}.`, { errors: [{ path: 'slug', message }] });
}

const entity = resource({
  kind: 'content-page',
  schemas: {
    draft: contentPageDraft,
    whole: contentPage,
    row: contentPageRow,
    query: contentPageQuery,
  },
  checks: { multiline: ['text'] },
  references: contentPageReferences,
  without: withoutMissing,
  conflict: refuseTaken,
  list: listContentPages,
  find: findContentPage,
  insert: insertContentPage,
  update: updateContentPage,
  delete: deleteContentPage,
});

type InTransaction = Writer & { db: Transaction<Database> };

/** Returns false if visitors have never seen the path, which therefore needs no redirect. */
const isKnown = async (
  db: Transaction<Database>,
  id: number,
  { path, isLive }: { path: string; isLive: boolean },
) => isLive || (await listRedirectsTo(db, path)).length > 0 || (await wasPublishedAt(db, id, path));

/** Deletes the redirect from a page's path once the page is published. Until then, visitors need it. */
async function endRedirect(inner: InTransaction, id: number, path: string) {
  if (!(await findRedirectFrom(inner.db, path))) return;
  const page = await findContentPath(inner.db, id);
  if (page?.isLive) await deleteRedirectFrom(inner, path);
}

/** Adds a redirect if a write moves a page whose old path visitors may know. */
const moving = <Result>(
  writer: Writer,
  id: number,
  write: (writer: InTransaction) => Promise<Result>,
) =>
  inTransaction(writer.db, async (db) => {
    const inner = { ...writer, db };
    const before = await findContentPath(db, id);
    const result = await write(inner);
    const page = await entity.get(db, id);
    const path = contentPath(page.kind, page.slug);
    await endRedirect(inner, id, path);
    if (before && before.path !== path && (await isKnown(db, id, before))) {
      await redirectMovedPage(inner, before, path);
    }
    return result;
  });

export const contentPageResource = {
  ...entity,

  create: (writer: Writer, draft: ContentPageDraft, ownId?: number) =>
    inTransaction(writer.db, async (db) => {
      const inner = { ...writer, db };
      const page = await entity.create(inner, draft, ownId);
      await endRedirect(inner, page.id, contentPath(page.kind, page.slug));
      return page;
    }),

  update: (writer: Writer, id: number, draft: ContentPageDraft, before?: ContentPageDraft) =>
    moving(writer, id, (inner) => entity.update(inner, id, draft, before)),

  restore: (writer: Writer, id: number, snapshot: unknown) =>
    moving(writer, id, (inner) => entity.restore(inner, id, snapshot)),
};
