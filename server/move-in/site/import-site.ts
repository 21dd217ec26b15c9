/**
 * Turns a stored export into a release: pictures, then partners and offers, then the posts whose texts link to them,
 * then old addresses. Each step is stored, so an import that stopped goes on where it was.
 */
import type { ImportStep } from '#contract/move-in/site-import.ts';
import { updateImport } from '../../../db/repositories/move-in/site-import.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { proposeOffers } from '../offer/propose-offers.ts';
import { makePages, readOldAddresses } from './make-pages.ts';
import { menusOf } from './menus.ts';
import { currentPlan, requireRead } from './plan-site.ts';
import { proposeAddresses, proposePages } from './propose-pages.ts';
import { openProposing } from './propose-site.ts';
import { siteReport } from './report-site.ts';
import type { ImportDeps } from './site-plan.ts';
import { getImport } from './stored-import.ts';
import { takePictures } from './take-pictures.ts';

/** Returns the id of the release, or null if everything is here already. */
export async function importSite(deps: ImportDeps, id: number): Promise<number | null> {
  const { db } = deps.writer;
  const { state, ...stored } = await getImport(db, id);
  // A process that was killed leaves an import at work.
  requireRead({ ...stored, state: state === 'working' ? 'read' : state });
  const update = (changed: Parameters<typeof updateImport>[2]) =>
    inTransaction(db, (trx) => updateImport(trx, id, changed));
  await update({ state: 'working', failure: null });
  try {
    const release_id = await runSteps(deps, id);
    await update({ state: 'proposed', step: null, release_id });
    return release_id;
  } catch (error) {
    const isStopped = deps.signal?.aborted === true;
    const failure = error instanceof AppError ? error.message : 'The import failed.';
    await update({ state: 'read', step: null, failure: isStopped ? null : failure });
    throw error;
  }
}

async function runSteps(deps: ImportDeps, id: number): Promise<number | null> {
  const { db } = deps.writer;
  const stored = await getImport(db, id);
  await showProgress(deps, id, 'plan', 0, 0);
  const plan = await currentPlan(db, stored);
  const progress = (step: ImportStep) => (done: number, total: number) =>
    showProgress(deps, id, step, done, total);
  const report = siteReport();
  const proposing = await openProposing(deps, stored);
  const pictures = await takePictures(deps, { importId: id, plan }, progress('pictures'));
  const offers = { deps, importId: id, plan, pictures, report, proposing };
  const partners = await proposeOffers(offers, progress('offers'));
  const leadsTo = await readOldAddresses(db, id, partners);
  await makePages({ deps, importId: id, plan, pictures, partners, leadsTo }, progress('pages'));
  const lost = await proposePages({ deps, importId: id, plan, report, proposing });
  await proposeAddresses(
    { deps, importId: id, partners, lost, report, proposing },
    progress('addresses'),
  );
  return proposing.end({ ...report.result(), menus: await menusOf(db, id, plan, leadsTo) });
}

const itemsPerUpdate = 20;

async function showProgress(
  { writer, signal, onProgress }: ImportDeps,
  id: number,
  step: ImportStep,
  done: number,
  total: number,
) {
  signal?.throwIfAborted();
  if (done % itemsPerUpdate !== 0 && done !== total) return;
  await inTransaction(writer.db, (trx) => updateImport(trx, id, { step, done, total }));
  onProgress?.(step, done, total);
}
