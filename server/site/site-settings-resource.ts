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
import { hiddenIn } from '../catalogue/resource/check/hidden-character.ts';
import { problemOfPeriod } from '../catalogue/resource/check/live-period.ts';
import { changedMeanwhile, type Writer } from '../catalogue/resource/resource.ts';
import { badInput, fieldErrors, refuse } from '../errors.ts';

async function write(
  trx: Transaction<Database>,
  draft: SettingsDraft,
  { actor, action }: { actor: string; action: ChangeAction },
): Promise<StoredSettings> {
  await updateSiteSettings(trx, draft);
  const snapshot = await findSiteSettings(trx);
  await appendChange(trx, { actor, action, entity: 'settings', entityId: settingsId, snapshot });
  return snapshot;
}

export const settingsResource = {
  get: findSiteSettings,

  update: ({ db, actor }: Writer, draft: SettingsDraft, before?: SettingsDraft) =>
    inTransaction(db, async (trx) => {
      const current = await findSiteSettings(trx);
      if (before && !isDeepStrictEqual(before, settingsDraft.parse(current))) {
        throw changedMeanwhile();
      }
      refuse([...hiddenIn(draft, current), ...(await problemOfPeriod(trx, draft))]);
      return write(trx, draft, { actor, action: 'update' });
    }),

  restore: ({ db, actor }: Writer, _id: number, snapshot: unknown): Promise<OmittedField[]> =>
    inTransaction(db, async (trx) => {
      const logged = settingsDraft.safeParse(snapshot);
      if (!logged.success) throw badInput(fieldErrors(logged.error.issues));
      await write(trx, logged.data, { actor, action: 'restore' });
      return [];
    }),
};
