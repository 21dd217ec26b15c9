/** No redirect leads to another one: what leads to an old path follows when that path is redirected. */
import type { Transaction } from 'kysely';
import { contentPathParts } from '#contract/content/content-path.ts';
import {
  type RedirectDraft,
  redirect,
  redirectDraft,
  redirectQuery,
} from '#contract/content/redirect.ts';
import { pagePath } from '#contract/page-path.ts';
import { findContentPageId } from '../../db/repositories/content/content-page.ts';
import {
  deleteRedirect,
  findActiveRedirectFrom,
  findRedirect,
  findRedirectFrom,
  insertRedirect,
  listRedirects,
  listRedirectsTo,
  updateRedirect,
} from '../../db/repositories/content/redirect.ts';
import { missingReferences, type Reference } from '../../db/sql/missing-reference.ts';
import type { Database } from '../../db/tables.ts';
import { timeSlices } from '../../db/time-slice.ts';
import { inLongTransaction } from '../../db/transaction.ts';
import { AppError } from '../errors.ts';
import { resource, type Writer } from './resource.ts';

const productPage = new RegExp(`^${pagePath.casino}/([1-9]\\d{0,8})$`);

type InTransaction = Writer & { db: Transaction<Database> };

const refused = (path: keyof RedirectDraft, message: string) =>
  new AppError('conflict', `${message}.`, { errors: [{ path, message }] });

async function isProductPage(trx: Transaction<Database>, path: string): Promise<boolean> {
  const [, id] = productPage.exec(path) ?? [];
  if (id === undefined) return false;
  const product: Reference = { table: 'product', id: Number(id), path };
  return (await missingReferences(trx, [product])).length === 0;
}

async function refuseTaken(
  trx: Transaction<Database>,
  { from_path, to_path }: RedirectDraft,
  ownId?: number,
): Promise<false> {
  const same = await findRedirectFrom(trx, from_path);
  if (same && same.id !== ownId) throw refused('from_path', 'Another redirect has this path');
  // A redirect stays while a page is a draft, and waits while a product that was restored stands before it.
  if (!same) {
    const page = contentPathParts(from_path);
    if (page && (await findContentPageId(trx, page))) {
      throw refused('from_path', 'A page has this path');
    }
    if (await isProductPage(trx, from_path)) throw refused('from_path', 'A product has this path');
  }
  if (from_path === to_path) {
    throw refused('to_path', `That path leads back to ${from_path}, and so to itself for ever`);
  }
  return false;
}

const entity = resource({
  kind: 'redirect',
  schemas: { draft: redirectDraft, whole: redirect, row: redirect, query: redirectQuery },
  references: () => [],
  without: (draft) => draft,
  conflict: refuseTaken,
  list: listRedirects,
  find: findRedirect,
  insert: insertRedirect,
  update: updateRedirect,
  delete: deleteRedirect,
});

/** The path that a visitor comes to in the end. */
async function settled(
  trx: Transaction<Database>,
  draft: RedirectDraft,
  ownId?: number,
): Promise<RedirectDraft> {
  const next = await findActiveRedirectFrom(trx, draft.to_path);
  return next && next.id !== ownId ? { ...draft, to_path: next.to_path } : draft;
}

/** Redirects to a path that is redirected now lead to where it leads. */
async function followUp(writer: InTransaction, draft: RedirectDraft) {
  const giveWay = timeSlices();
  for (const { id, from_path } of await listRedirectsTo(writer.db, draft.from_path)) {
    await giveWay();
    await entity.update(writer, id, { from_path, to_path: draft.to_path });
  }
}

const inOne = <Result>(writer: Writer, work: (inner: InTransaction) => Promise<Result>) =>
  inLongTransaction(writer.db, (db) => work({ ...writer, db }));

export const redirectResource = {
  ...entity,

  create: (writer: Writer, draft: RedirectDraft) =>
    inOne(writer, async (inner) => {
      const whole = await entity.create(inner, await settled(inner.db, draft));
      await followUp(inner, whole);
      return whole;
    }),

  update: (writer: Writer, id: number, draft: RedirectDraft, before?: RedirectDraft) =>
    inOne(writer, async (inner) => {
      const whole = await entity.update(inner, id, await settled(inner.db, draft, id), before);
      await followUp(inner, whole);
      return whole;
    }),

  restore: (writer: Writer, id: number, snapshot: unknown) =>
    inOne(writer, async (inner) => {
      const { draft } = await entity.readLoggedDraft(inner.db, snapshot);
      const state = await settled(inner.db, draft, id);
      const leftOut = await entity.restore(inner, id, state);
      await followUp(inner, state);
      return leftOut;
    }),
};

/** A page that moves leaves a redirect. */
export const redirectMovedPage = (inner: InTransaction, from_path: string, to_path: string) =>
  redirectResource.create(inner, { from_path, to_path });

export async function deleteRedirectFrom(inner: InTransaction, path: string) {
  const known = await findRedirectFrom(inner.db, path);
  if (known) await entity.delete(inner, known.id);
}
