import type { Transaction } from 'kysely';
import type { ProductDraft } from '#contract/catalogue/product.ts';
import { isSlug } from '#contract/slug.ts';
import { findSlugOwner } from '../../../db/repositories/catalogue/slug.ts';
import type { Database } from '../../../db/tables.ts';
import { AppError, type FieldError } from '../../errors.ts';

const taken = 'Another product has this address';
const former = 'This is an old address of another product, and leads to it';

async function problemOf(
  trx: Transaction<Database>,
  slug: string,
  ownId: number | undefined,
): Promise<FieldError | undefined> {
  const owner = await findSlugOwner(trx, slug);
  if (!owner || owner.isDeleted || owner.id === ownId) return undefined;
  return { path: 'slug', message: owner.isFormer ? former : taken };
}

/** The slug of a deleted product may be given to another one. The form warns of it. */
export async function refuseTakenSlug(
  trx: Transaction<Database>,
  { slug }: Pick<ProductDraft, 'slug'>,
  ownId?: number,
): Promise<false> {
  const problem = slug === null ? undefined : await problemOf(trx, slug, ownId);
  if (problem) throw new AppError('conflict', `${problem.message}.`, { errors: [problem] });
  return false;
}

/** A product whose slug has been given away since gets another one, and everything else back. */
export async function withoutLostSlug(
  trx: Transaction<Database>,
  id: number,
  snapshot: unknown,
): Promise<{ state: unknown; leftOut: FieldError[] }> {
  const slug = (snapshot as { slug?: unknown }).slug;
  const problem = typeof slug === 'string' && isSlug(slug) && (await problemOf(trx, slug, id));
  return problem
    ? { state: { ...(snapshot as object), slug: null }, leftOut: [problem] }
    : { state: snapshot, leftOut: [] };
}
