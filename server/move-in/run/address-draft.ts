import { redirectDraft } from '#contract/content/redirect.ts';
import type { ImportAddressDraft } from '#contract/move-in/site-import.ts';
import { type FieldError, fieldErrors } from '../../errors.ts';

const ofPartner = /^((?:\/[a-z]{2})?\/go\/product\/)([^/?#]+)$/;
/** A partner who isn't here yet has no ID, so the slug is checked as if it were this one. */
const anyId = '1';

type Known = Pick<ReadonlyMap<string, unknown>, 'has'>;

/** Addresses follow the rules of redirects, but a planned one stays as the old site wrote it. */
export function checkedAddress(
  { from_path, to_path }: ImportAddressDraft,
  planned: Known,
): ImportAddressDraft | { errors: FieldError[] } {
  const [, path, slug] = ofPartner.exec(to_path ?? '') ?? [];
  const target = path === undefined ? to_path : `${path}${anyId}`;
  const checked = redirectDraft.safeParse({ from_path, to_path: target });
  if (!checked.success) return { errors: fieldErrors(checked.error.issues) };
  return {
    from_path: planned.has(from_path) ? from_path : checked.data.from_path,
    to_path: path === undefined ? checked.data.to_path : `${path}${slug}`,
  };
}
