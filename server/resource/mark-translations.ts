/** Notes which translations are older than their original. */
import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { EntityKind } from '#contract/catalogue/history/entity-kind.ts';
import { type TranslatedText, translatedTexts } from '#contract/catalogue/translated-text.ts';
import {
  deleteMark,
  listMarksOf,
  putMark,
} from '../../db/repositories/catalogue/translation-mark.ts';
import type { Database } from '../../db/tables.ts';

type Write = { kind: EntityKind; id: number; actor: string; before: unknown; after: unknown };

const keyOf = ({ field, language }: Pick<TranslatedText, 'field' | 'language'>) =>
  `${language} ${field}`;

const hashLength = 22;
const hashOf = (text: string) =>
  createHash('sha256').update(text).digest('base64url').slice(0, hashLength);

/**
 * A translation is of the text that was there when it was written. Those from before the first mark count as
 * translations of the text that the write replaces.
 */
export async function markTranslations(
  trx: Transaction<Database>,
  { kind, id: entity_id, actor, before, after }: Write,
): Promise<void> {
  const former = new Map(translatedTexts(before).map((text) => [keyOf(text), text]));
  const texts = translatedTexts(after);
  const changed = texts.filter((text) => {
    const was = former.get(keyOf(text));
    return was?.source !== text.source || was.text !== text.text;
  });
  const kept = new Set(texts.map(keyOf));
  const gone = [...former.values()].filter((text) => !kept.has(keyOf(text)));
  if (changed.length === 0 && gone.length === 0) return;
  const marked = await listMarksOf(trx, { kind, entity_id });
  const marks = new Map(marked.map((mark) => [keyOf(mark), mark]));
  for (const { field, language, source, text } of changed) {
    const was = former.get(keyOf({ field, language }));
    const mark = marks.get(keyOf({ field, language }));
    const current_hash = hashOf(source);
    const isTranslated = was?.text !== text;
    const unmarked = { source_hash: hashOf(was?.source ?? source), dismissed_hash: null, by: null };
    await putMark(trx, {
      ...{ kind, entity_id, language, field },
      ...(isTranslated
        ? { source_hash: current_hash, dismissed_hash: null, by: actor }
        : (mark ?? unmarked)),
      current_hash,
    });
  }
  for (const { field, language } of gone) {
    await deleteMark(trx, { kind, entity_id, language, field });
  }
}
