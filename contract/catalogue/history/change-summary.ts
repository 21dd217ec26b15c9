/** Short descriptions of changes for the history, written when a change is logged. */
import { z } from 'zod';
import { contentPageName } from '../../content/content-page.ts';
import { contentPageKinds } from '../../content/content-path.ts';
import { changedPaths } from './changed-fields.ts';
import type { ChangeAction, ChangedKind } from './entity-kind.ts';

const byName = z.object({ name: z.string() }).transform(({ name }) => name);
const byTitle = z
  .object({ i18n: z.object({ en: z.object({ title: z.string() }) }) })
  .transform(({ i18n }) => i18n.en.title);
const byCode = z.object({ code: z.string() }).transform(({ code }) => code);
const byPageTitle = z
  .object({
    kind: z.enum(contentPageKinds),
    slug: z.string(),
    i18n: z.record(z.string(), z.object({ title: z.string().nullable() })),
  })
  .transform(contentPageName);
const byOldPath = z.object({ from_path: z.string() }).transform(({ from_path }) => from_path);
const byProduct = z.object({ product: byName }).transform(({ product }) => product);
const byCategory = z
  .object({ category: z.string().nullable() })
  .transform(({ category }) => category);
const byPage = z.object({ page: z.string() }).transform(({ page }) => page);

/** Reads the name from a logged state. Null for kinds without a name. */
export const nameInState: Record<ChangedKind, z.ZodType<string | null>> = {
  product: byName,
  banner: byTitle,
  'exclusive-bonus': byTitle,
  'top-list-entry': byProduct,
  'promo-code': byCode,
  regulator: byName,
  'payment-method': byName,
  provider: byName,
  'content-page': byPageTitle,
  redirect: byOldPath,
  market: byName,
  scoring: z.null(),
  settings: z.null(),
  image: byName,
  'product-list': byCategory,
  'exclusive-bonus-list': byCategory,
  'top-list': byCategory,
  'page-layout': byPage,
  catalogue: z.null(),
};

type Logged = {
  action: ChangeAction;
  entity: ChangedKind;
  snapshot: unknown;
  /** The state after the previous write, or null if that write deleted the row. */
  previous: unknown;
};

/** A deletion logs the state before it; any other write logs the state after it. */
export const statesOf = <State>({
  action,
  snapshot,
  previous,
}: Logged & Record<'snapshot', State> & Record<'previous', State | null>) =>
  action === 'delete' ? ([snapshot, null] as const) : ([previous, snapshot] as const);

export function changeSummary(logged: Logged) {
  const [before, after] = statesOf(logged);
  return {
    name: nameInState[logged.entity].safeParse(logged.snapshot).data ?? null,
    compared: before !== null && after !== null,
    changed: changedPaths(before, after),
  };
}

export type ChangeSummary = ReturnType<typeof changeSummary>;
