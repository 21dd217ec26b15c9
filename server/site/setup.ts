/** Derives the setup steps from stored data, so that they can't disagree with it. */
import type { Kysely } from 'kysely';
import type { Setup, SetupDraft, SetupStep } from '#contract/site/setup.ts';
import { inSnapshot } from '../../db/read-snapshot.ts';
import { deleteSetting, findSetting, writeSetting } from '../../db/repositories/site/setting.ts';
import {
  hasMoreThan,
  isEachMarketSaved,
  isMarketChanged,
  listExamplePages,
} from '../../db/repositories/site/setup-progress.ts';
import { findSiteSettings } from '../../db/repositories/site/site-settings.ts';
import type { Database } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { findSignInRules } from '../caller/sign-in-rules.ts';
import type { Writer } from '../resource/resource.ts';
import { readSeededRows } from '../sample/read-sample.ts';
import { readSampleRecord } from '../sample/sample-removal-record.ts';
import type { Settings } from '../settings.ts';

const key = 'setup_dismissed';

export const readSetup = (database: Kysely<Database>, settings: Settings): Promise<Setup> =>
  inSnapshot(database, async (db) => {
    const site = await findSiteSettings(db);
    const record = await readSampleRecord(db);
    const { untouched } = await readSeededRows(db, record);
    const sampleOf = (wanted: string) => untouched.filter(({ kind }) => kind === wanted).length;
    const examplePages = await listExamplePages(db);
    const done: Omit<Record<SetupStep, boolean>, 'sample'> & { sample?: boolean } = {
      name: site.name !== null || settings.SITE_NAME !== undefined,
      market: await isMarketChanged(db),
      language: await isEachMarketSaved(db),
      colours: site.theme !== 'dark' || site.accent !== null,
      partner: await hasMoreThan(db, 'product', sampleOf('product')),
      'top-list': await hasMoreThan(db, 'top_list_entry', sampleOf('top-list-entry')),
      pages: examplePages.length === 0,
      sessions: (await findSignInRules(db)).sessions_only,
      ...((record.removal || untouched.length > 0) && { sample: untouched.length === 0 }),
    };
    const steps = Object.entries(done).map(([step, isDone]) => ({
      step: step as SetupStep,
      done: isDone,
    }));
    return {
      dismissed: (await findSetting(db, key)) !== undefined,
      steps,
      example_pages: examplePages,
    };
  });

export const updateSetup = ({ db }: Writer, settings: Settings, { dismissed }: SetupDraft) =>
  inTransaction(db, async (trx) => {
    await (dismissed ? writeSetting(trx, key, 'true') : deleteSetting(trx, key));
    return readSetup(trx, settings);
  });
