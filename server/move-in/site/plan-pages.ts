/** Decides at which path the page of each post will be. */
import { type ContentPageKind, contentPath } from '#contract/content/content-path.ts';
import { proposedSlug } from '#contract/content/proposed-slug.ts';
import { isReservedWord } from '#contract/content/taken-path.ts';
import type { ImportOptions } from '#contract/move-in/import-options.ts';
import { numberedSlug, slugLength } from '#contract/slug.ts';
import { decoded } from '../media/upload-path.ts';
import { pageKindOf } from './kind-of.ts';
import type { PagePlace, PlannedItem } from './site-plan.ts';

const isUsable = (slug: string) => /^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/.test(slug);

function slugOf({ slug, title, id, type }: PlannedItem): string {
  const given = decoded(slug);
  if (isUsable(given) && given.length <= slugLength.max) return given;
  const { max } = slugLength;
  return proposedSlug(given, max) || proposedSlug(title, max) || `${type}-${id ?? 1}`;
}

/** `taken` has the paths of existing pages, and grows. `known` has those of pages that an earlier import made. */
export function planPages(
  items: Iterable<PlannedItem>,
  options: ImportOptions,
  { taken, known }: { taken: Set<string>; known: ReadonlyMap<string, PagePlace> },
): Map<string, PagePlace> {
  const places = new Map<string, PagePlace>();
  for (const item of items) {
    const kind = pageKindOf(item, options);
    if (!kind) continue;
    const place = known.get(item.guid) ?? freePlace(item, kind, taken);
    taken.add(place.path);
    places.set(item.guid, place);
  }
  return places;
}

function freePlace(
  item: PlannedItem,
  kind: ContentPageKind,
  taken: ReadonlySet<string>,
): PagePlace {
  const wanted = slugOf(item);
  for (let number = 1; ; number++) {
    const slug = numberedSlug(wanted, number);
    const path = contentPath(kind, slug);
    const isReserved = kind === 'page' && isReservedWord(slug);
    if (!taken.has(path) && !isReserved) return { kind, slug, path };
  }
}
