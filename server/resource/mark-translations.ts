/** Notes which translations are older than their original. */
import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { EntityKind } from '#contract/catalogue/history/entity-kind.ts';
import { type TranslatedText, translatedTexts } from '#contract/catalogue/translated-text.ts';
import {
  deleteMark,
  listMarksOf,
  putMark,
  type TranslationMark,
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
 * translations of the text that the write replaces. One that was written before its original has no mark.
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
  for (const text of changed) {
    const mark = markOf(text, former.get(keyOf(text)), marks.get(keyOf(text)), actor);
    const { language, field } = text;
    const key = { kind, entity_id, language, field };
    if (mark) await putMark(trx, { ...key, ...mark, current_hash: hashOf(text.source) });
    else await deleteMark(trx, key);
  }
  for (const { field, language } of gone) {
    await deleteMark(trx, { kind, entity_id, language, field });
  }
}

type Mark = Pick<TranslationMark, 'source_hash' | 'dismissed_hash' | 'by'>;

function markOf(
  { source, text }: TranslatedText,
  was: TranslatedText | undefined,
  mark: Mark | undefined,
  actor: string,
): Mark | undefined {
  const isTranslated = was?.text !== text;
  if (isTranslated) {
    return source ? { source_hash: hashOf(source), dismissed_hash: null, by: actor } : undefined;
  }
  if (mark) return mark;
  return was.source
    ? { source_hash: hashOf(was.source), dismissed_hash: null, by: null }
    : undefined;
}
