import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { OmittedField } from '#contract/catalogue/history/change.ts';
import type { ChangeAction } from '#contract/catalogue/history/entity-kind.ts';
import {
  type SettingsDraft,
  type StoredSettings,
  settingsDraft,
  settingsId,
} from '#contract/site/site-settings.ts';
import { appendChange } from '../../db/change-log.ts';
import { findSiteSettings, updateSiteSettings } from '../../db/repositories/site/site-settings.ts';
import type { Database } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type EventSource, recordEvent } from '../caller/record-event.ts';
import { badInput, fieldErrors, refuse } from '../errors.ts';
import { hiddenIn } from '../resource/check/hidden-character.ts';
import { problemOfPeriod } from '../resource/check/live-period.ts';
import { markTranslations } from '../resource/mark-translations.ts';
import { changedMeanwhile, type Writer } from '../resource/resource.ts';

/** Security alerts are sent to this address. */
function howAddressChanges(before: string | null, after: string | null): string | undefined {
  if (before === after) return undefined;
  if (before === null) return 'added';
  return after === null ? 'removed' : 'changed';
}

async function write(
  trx: Transaction<Database>,
  draft: SettingsDraft,
  before: StoredSettings,
  { actor, from, action }: EventSource & { action: ChangeAction },
): Promise<StoredSettings> {
  await updateSiteSettings(trx, draft);
  const detail = howAddressChanges(before.inquiry_email, draft.inquiry_email);
  if (detail) await recordEvent(trx, { actor, from }, { kind: 'alert_address', detail });
  const snapshot = await findSiteSettings(trx);
  await appendChange(trx, { actor, action, entity: 'settings', entityId: settingsId, snapshot });
  const write = { kind: 'settings', id: settingsId, actor, before, after: snapshot } as const;
  await markTranslations(trx, write);
  return snapshot;
}

export const settingsResource = {
  get: findSiteSettings,

  update: ({ db, actor, from }: Writer, draft: SettingsDraft, before?: SettingsDraft) =>
    inTransaction(db, async (trx) => {
      const current = await findSiteSettings(trx);
      if (before && !isDeepStrictEqual(before, settingsDraft.parse(current))) {
        throw changedMeanwhile();
      }
      refuse([...hiddenIn(draft, current), ...(await problemOfPeriod(trx, draft))]);
      return write(trx, draft, current, { actor, from, action: 'update' });
    }),

  restore: ({ db, actor, from }: Writer, _id: number, snapshot: unknown): Promise<OmittedField[]> =>
    inTransaction(db, async (trx) => {
      const logged = settingsDraft.safeParse(snapshot);
      if (!logged.success) throw badInput(fieldErrors(logged.error.issues));
      const current = await findSiteSettings(trx);
      await write(trx, logged.data, current, { actor, from, action: 'restore' });
      return [];
    }),
};
