/**
 * Avoids redirect chains: when a path is redirected, existing redirects to it are updated to the new target. The
 * exception is an unpublished page between two redirects, because the second one is deleted once the page is published.
 */
import type { Kysely, Transaction } from 'kysely';
import { contentPathParts } from '#contract/content/content-path.ts';
import {
  leadsToItself,
  type RedirectDraft,
  redirect,
  redirectDraft,
  redirectQuery,
  targetIn,
} from '#contract/content/redirect.ts';
import { languages } from '#contract/language.ts';
import { languageOf, pathIn, pathWithoutLanguage } from '#contract/language-path.ts';
import { pagePath } from '#contract/page-path.ts';
import { findProductId } from '../../db/repositories/catalogue/slug.ts';
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
import { inSlices } from '../../db/time-slice.ts';
import { inLongTransaction } from '../../db/transaction.ts';
import { AppError } from '../errors.ts';
import { resource, type Writer } from '../resource/resource.ts';

const productPage = new RegExp(`^${pagePath.casino}/(?:([1-9]\\d{0,8})|([^/]+))$`);

type InTransaction = Writer & { db: Transaction<Database> };

const refused = (path: keyof RedirectDraft, message: string) =>
  new AppError('conflict', `${message}.`, { errors: [{ path, message }] });

export async function isProductPage(db: Kysely<Database>, path: string): Promise<boolean> {
  const [, id, slug] = productPage.exec(path) ?? [];
  if (slug !== undefined) return (await findProductId(db, slug)) !== undefined;
  if (id === undefined) return false;
  const product: Reference = { table: 'product', id: Number(id), path };
  return (await missingReferences(db, [product])).length === 0;
}

async function refuseTaken(
  trx: Transaction<Database>,
  { from_path, to_path }: RedirectDraft,
  ownId?: number,
): Promise<false> {
  const same = await findRedirectFrom(trx, from_path);
  if (same && same.id !== ownId)
    throw refused('from_path', 'Another redirect already has this path');
  // An existing redirect may stay: it is inactive while a page has its path, or active while that page is a draft.
  if (!same) {
    const page = contentPathParts(from_path);
    if (page && (await findContentPageId(trx, page))) {
      throw refused('from_path', 'A page already has this path');
    }
    if (await isProductPage(trx, from_path))
      throw refused('from_path', 'A product already has this path');
  }
  if (leadsToItself(from_path, to_path)) {
    throw refused(
      'to_path',
      `That path redirects back to ${from_path}, which would create an endless loop`,
    );
  }
  return false;
}

const entity = resource({
  kind: 'redirect',
  schemas: { draft: redirectDraft, whole: redirect, row: redirect, query: redirectQuery },
  checks: {},
  references: () => [],
  without: (draft) => draft,
  conflict: refuseTaken,
  list: listRedirects,
  find: findRedirect,
  insert: insertRedirect,
  update: updateRedirect,
  delete: deleteRedirect,
});

/** Ignores inactive redirects, whose path belongs to a published page or a restored product. */
async function findNext(trx: Transaction<Database>, target: string) {
  const language = languageOf(target);
  const path = pathWithoutLanguage(language, target);
  const next = (await isProductPage(trx, path))
    ? undefined
    : await findActiveRedirectFrom(trx, path);
  return next && { ...next, to_path: next.to_path && targetIn(language, next.to_path) };
}

/** Replaces the target with the final destination. */
async function withFinalTarget(
  trx: Transaction<Database>,
  draft: RedirectDraft,
  ownId?: number,
): Promise<RedirectDraft> {
  const next = draft.to_path === null ? undefined : await findNext(trx, draft.to_path);
  return next && next.id !== ownId ? { ...draft, to_path: next.to_path } : draft;
}

/**
 * Updates redirects to a newly redirected path to its target. Deletes an inactive one that would redirect to itself.
 */
async function followUp(writer: InTransaction, { from_path: old, to_path }: RedirectDraft) {
  for (const language of languages) {
    const target = to_path && targetIn(language, to_path);
    const followed = await listRedirectsTo(writer.db, pathIn(language, old));
    for await (const { id, from_path } of inSlices(followed)) {
      const isWaiting = leadsToItself(from_path, target) && !(await findNext(writer.db, from_path));
      if (isWaiting) await entity.delete(writer, id);
      else await entity.update(writer, id, { from_path, to_path: target });
    }
  }
}

/** A page that moves back leaves the same redirect as before, which then gets the id that it had. */
async function makeWay(inner: InTransaction, { from_path, to_path }: RedirectDraft) {
  const same = await findRedirectFrom(inner.db, from_path);
  if (same?.to_path === to_path) await entity.delete(inner, same.id);
}

const inOne = <Result>(writer: Writer, work: (inner: InTransaction) => Promise<Result>) =>
  inLongTransaction(writer.db, (db) => work({ ...writer, db }));

export const redirectResource = {
  ...entity,
  withFinalTarget,

  create: (writer: Writer, draft: RedirectDraft, ownId?: number) =>
    inOne(writer, async (inner) => {
      if (ownId !== undefined) await makeWay(inner, draft);
      const whole = await entity.create(inner, await withFinalTarget(inner.db, draft), ownId);
      await followUp(inner, whole);
      return whole;
    }),

  update: (writer: Writer, id: number, draft: RedirectDraft, before?: RedirectDraft) =>
    inOne(writer, async (inner) => {
      const whole = await entity.update(
        inner,
        id,
        await withFinalTarget(inner.db, draft, id),
        before,
      );
      await followUp(inner, whole);
      return whole;
    }),

  restore: (writer: Writer, id: number, snapshot: unknown) =>
    inOne(writer, async (inner) => {
      const { draft } = await entity.readLoggedDraft(inner.db, snapshot);
      const state = await withFinalTarget(inner.db, draft, id);
      const leftOut = await entity.restore(inner, id, state);
      await followUp(inner, state);
      return leftOut;
    }),
};

export async function deleteRedirectFrom(inner: InTransaction, path: string) {
  const known = await findRedirectFrom(inner.db, path);
  if (known) await entity.delete(inner, known.id);
}

async function leadsTo(trx: Transaction<Database>, path: string, goal: string): Promise<boolean> {
  const seen = new Set<string>();
  let next = await findNext(trx, path);
  while (next?.to_path && next.to_path !== goal && !seen.has(next.to_path)) {
    seen.add(next.to_path);
    next = await findNext(trx, next.to_path);
  }
  return next?.to_path === goal;
}

/** Redirects a moved page's old path, unless it was redirected elsewhere while the page was unpublished. */
export async function redirectMovedPage(
  inner: InTransaction,
  before: { path: string; isLive: boolean },
  to_path: string,
) {
  const draft = { from_path: before.path, to_path };
  if (before.isLive) await deleteRedirectFrom(inner, before.path);
  if (await leadsTo(inner.db, to_path, before.path)) await deleteRedirectFrom(inner, to_path);
  if (!(await findRedirectFrom(inner.db, before.path))) await entity.create(inner, draft);
  await followUp(inner, draft);
}
