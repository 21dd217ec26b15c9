import type { Kysely } from 'kysely';
import {
  type ListedTranslation,
  type TranslationDismissal,
  type TranslationQuery,
  translationDismissal,
  translationList,
  translationQuery,
} from '#contract/catalogue/translation-mark.ts';
import type { ListSlice } from '#contract/list.ts';
import { pagedList } from '../../db/paged-list.ts';
import { isNamedKind, listNames } from '../../db/repositories/catalogue/entity-name.ts';
import {
  dismissMark,
  listMarksOf,
  listMissingTranslations,
  listStaleTranslations,
} from '../../db/repositories/catalogue/translation-mark.ts';
import type { Database } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { notFound } from '../errors.ts';
import { adminCall } from '../resource/admin-call.ts';
import { changedMeanwhile, type Writer } from '../resource/resource.ts';

const tag = 'Translations';

const listed = {
  missing: listMissingTranslations,
  stale: listStaleTranslations,
};

const listTranslations = pagedList(
  async (db: Kysely<Database>, query: TranslationQuery): Promise<ListSlice<ListedTranslation>> => {
    const { items, total } = await listed[query.state](db, query);
    const names = new Map<string, string>();
    for (const [kind, ofKind] of Map.groupBy(items, (item) => item.kind)) {
      if (!isNamedKind(kind)) continue;
      const ids = [...new Set(ofKind.map(({ id }) => id))];
      for (const { id, name } of await listNames(db, kind, ids)) names.set(`${kind} ${id}`, name);
    }
    return {
      items: items.map((item) => ({ ...item, name: names.get(`${item.kind} ${item.id}`) ?? null })),
      total,
    };
  },
);

const dismiss = (
  { db }: Writer,
  { kind, id: entity_id, language, field, source }: TranslationDismissal,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const key = { kind, entity_id, language, field };
    if (await dismissMark(trx, { ...key, current_hash: source })) return;
    const marks = await listMarksOf(trx, key);
    const isMarked = marks.some((mark) => mark.language === language && mark.field === field);
    throw isMarked ? changedMeanwhile() : notFound('No such translation');
  });

export const translationCalls = {
  list: adminCall({
    tag,
    operationId: 'listTranslations',
    summary: 'List texts whose translation is missing, or older than the original',
    role: 'viewer',
    method: 'GET',
    path: '/translations',
    input: translationQuery,
    output: translationList,
    run: ({ db }, query) => listTranslations(db, query),
  }),
  dismiss: adminCall({
    tag,
    operationId: 'dismissTranslation',
    summary: 'Mark a translation as still good, until its original changes again',
    role: 'editor',
    proposes: false,
    method: 'POST',
    path: '/translations/dismiss',
    input: translationDismissal,
    body: translationDismissal,
    conflicts: true,
    run: ({ writer }, key) => dismiss(writer, key),
  }),
};
