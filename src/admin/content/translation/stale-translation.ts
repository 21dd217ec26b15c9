/** Names translations that are older than their original, for lists of all kinds. */
import type { EntityKind } from '#contract/catalogue/history/entity-kind.ts';
import type { ListedTranslation } from '#contract/catalogue/translation-mark.ts';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';
import type { Attention } from '../../catalogue/dashboard/attention.ts';
import { changeTitle } from '../../catalogue/history/change-title.ts';
import { entityLink } from '../../frame/menu/entity-screen.ts';
import { describeField } from '../../release/review/proposed-fields.ts';

type Named = { kind: EntityKind; id: number; name: string | null };

export const titleOf = ({ kind, id, name }: Named, { history }: AdminTexts) =>
  changeTitle({ entity: kind, entity_id: id, name }, history);

export const fieldOf = (text: ListedTranslation, texts: AdminTexts) =>
  describeField(text.kind, text, texts).label;

/** The line of the dashboard. Not shown if everything is up to date. */
export const staleAttention = (
  { total, items }: { total: number; items: ListedTranslation[] },
  texts: AdminTexts,
): Attention[] =>
  total === 0
    ? []
    : [
        {
          title: texts.form.stale.title,
          count: total,
          to: { to: '/admin/translations' },
          items: items.map((text) => ({
            key: `${text.kind} ${text.id} ${text.language} ${text.field}`,
            name: titleOf(text, texts),
            note: fieldOf(text, texts),
            to: entityLink(text.kind, text.id),
          })),
        },
      ];
