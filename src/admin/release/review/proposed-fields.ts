/** Names the fields of a proposal as the history does. */
import { useMemo } from 'react';
import type { EntityKind } from '#contract/catalogue/history/entity-kind.ts';
import type { Language } from '#contract/language.ts';
import { isListKind, type ProposableKind } from '#contract/release/proposal.ts';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';
import {
  type FieldDescription,
  fieldsOf,
} from '../../catalogue/history/field/field-description.ts';
import type { Difference } from '../../catalogue/history/field/field-difference.ts';
import { languageName } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import type { ProposalOp } from '../release-output.ts';

type Texts = Pick<AdminTexts, 'field' | 'history' | 'release'>;
type Key = { field: string; language: Language | null };

/** A changed field of a proposal: `before` is what it was based on. */
export type ProposedField = Difference & { key: Key };

/** Languages are inserted where the drafts have them, which differs between kinds: `i18n.tr.name`, `terms.i18n.tr.value`. */
export function pathsOf({ field, language }: Key): string[] {
  if (language === null) return [field];
  const names = field.split('.');
  return names.map((_, index) => names.toSpliced(index, 0, 'i18n', language).join('.'));
}

const holds = (path: string, inner: string) => inner === path || inner.startsWith(`${path}.`);

/** The description of a field, or of the one that contains it. Fields unknown to the history get their name in the API. */
export function describeField(kind: ProposableKind, key: Key, texts: Texts): FieldDescription {
  const { field, history, release } = texts;
  if (isListKind(kind)) {
    const label = key.field === 'order' ? release.conflict.order : key.field;
    return { path: key.field, label, format: 'list' };
  }
  const known = fieldsOf(kind as EntityKind, field, history);
  const paths = pathsOf(key);
  const exact = known.find(({ path }) => paths.includes(path));
  if (exact) return exact;
  const [path = key.field] = paths;
  const above = known.find((one) => paths.some((inner) => holds(one.path, inner)));
  const name = above?.label ?? key.field.replaceAll(/[._]/g, ' ');
  const label = key.language ? history.inLanguage(languageName(key.language), name) : name;
  return { path, label: above?.label ?? label, format: 'text' };
}

const fieldIn = (kind: ProposableKind, op: ProposalOp, texts: Texts): ProposedField => ({
  ...describeField(kind, op, texts),
  key: { field: op.field, language: op.language },
  before: op.from,
  after: op.to,
});

type Changed = { kind: ProposableKind; ops: ProposalOp[] };

/** The order of a list has its own view. */
export function useProposedFields({ kind, ops }: Changed): ProposedField[] {
  const texts = useAdminTexts();
  return useMemo(
    () =>
      ops
        .filter(({ field }) => !(isListKind(kind) && field === 'order'))
        .map((op) => fieldIn(kind, op, texts)),
    [kind, ops, texts],
  );
}
