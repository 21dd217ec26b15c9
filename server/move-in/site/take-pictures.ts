/** Takes the pictures of the old site into the library, before the texts that show them. */
import { findActiveRedirectFrom } from '../../../db/repositories/content/redirect.ts';
import { leadImportAddresses } from '../../../db/repositories/move-in/import-address.ts';
import { forgetMade, listRecords, setMade } from '../../../db/repositories/move-in/site-import.ts';
import { inLongTransaction, inTransaction } from '../../../db/transaction.ts';
import { focalPointIn } from '../media/focal-point.ts';
import { pictureImporter, type TakenPicture } from '../media/picture-importer.ts';
import type { Picture } from '../text/converted-post.ts';
import type { ExportItem } from '../wxr/export-record.ts';
import { pathOnOldSite } from './old-path.ts';
import type { PlannedAddress } from './plan-addresses.ts';
import type { ImportDeps, SitePlan } from './site-plan.ts';

export type MadePicture = { title: string; address: string; taken: TakenPicture };

export type TakenPictures = {
  /** The address of an attachment on the old site, by its id. */
  addressOf: (attachment: number) => string | undefined;
  /** The path of our copy. */
  pathAt: (address: string) => string | undefined;
  /** The path of our copy of an attachment. */
  pathOf: (attachment: number | undefined) => string | null;
  /** Also takes pictures that the library of the old site doesn't list. */
  take: (shown: readonly Picture[]) => Promise<void>;
};

const attachmentsAtOnce = 20;

/** The address of the file leads to our copy. */
function addressesOf({ address, taken }: MadePicture, host: string): PlannedAddress[] {
  const from = pathOnOldSite(address, host);
  return 'path' in taken && from !== undefined ? [{ from, to: taken.path }] : [];
}

type Given = { importId: number; plan: SitePlan };

export async function takePictures(
  { writer, pictures, signal = new AbortController().signal }: ImportDeps,
  { importId, plan }: Given,
  onProgress: (done: number, total: number) => Promise<void>,
): Promise<TakenPictures> {
  const { db } = writer;
  const { source: host } = plan;
  const { language } = plan.options;
  const total = plan.items.filter(({ type }) => type === 'attachment').length;
  const found: PlannedAddress[] = [];
  const importer =
    pictures &&
    pictureImporter({ sources: pictures.sources(host), library: { ...pictures, writer }, signal });
  const paths = new Map<string, string>();
  const addresses = new Map<number, string>();
  const keyOf = (address: string) => pathOnOldSite(address, host)?.split('?')[0] ?? address;
  const remember = (address: string, taken: TakenPicture) => {
    if ('path' in taken) paths.set(keyOf(address), taken.path);
  };

  const rememberAttachment = (made: MadePicture) => {
    remember(made.address, made.taken);
    found.push(...addressesOf(made, host));
  };
  async function takeAttachment(item: ExportItem, position: number, made: MadePicture | null) {
    const { title, attachmentUrl: address, meta } = item;
    if (made && 'path' in made.taken) return rememberAttachment(made);
    const known = await copyHere(address);
    if (!known && !importer) return;
    const alt = meta.find(({ key }) => key === '_wp_attachment_image_alt')?.value;
    const details = { alt: alt ? { [language]: alt } : {}, focalPoint: focalPointIn(meta) };
    const taken = known ?? (await importer?.take([address], details));
    if (!taken) return;
    const stored: MadePicture = { title, address, taken };
    rememberAttachment(stored);
    // Texts were converted without it.
    if (made && 'path' in taken) isMended = true;
    await inTransaction(db, (trx) => setMade(trx, importId, position, stored));
  }

  /** An earlier import has taken it, and the old site may be gone by now. */
  async function copyHere(address: string): Promise<TakenPicture | undefined> {
    const from = pathOnOldSite(address, host);
    const redirect = from === undefined ? undefined : await findActiveRedirectFrom(db, from);
    const path = redirect?.to_path;
    return path?.startsWith('/uploads/') ? { path } : undefined;
  }

  let isMended = false;
  let waiting: Promise<void>[] = [];
  let done = 0;
  const takeWaiting = async () => {
    await Promise.all(waiting);
    done += waiting.length;
    waiting = [];
    const addresses = found.splice(0);
    await inTransaction(db, (trx) => leadImportAddresses(trx, importId, addresses));
    await onProgress(done, total);
  };
  for await (const { position, record, made } of listRecords(db, importId, 'attachment')) {
    const item = record as ExportItem;
    if (!item.attachmentUrl) continue;
    if (item.id !== undefined) addresses.set(item.id, item.attachmentUrl);
    waiting.push(takeAttachment(item, position, made as MadePicture | null));
    if (waiting.length === attachmentsAtOnce) await takeWaiting();
  }
  await takeWaiting();
  if (isMended) await inLongTransaction(db, (trx) => forgetMade(trx, importId));
  const pathAt = (address: string) => paths.get(keyOf(address));
  return {
    addressOf: (attachment) => addresses.get(attachment),
    pathAt,
    pathOf(attachment) {
      const address = attachment === undefined ? undefined : addresses.get(attachment);
      return (address && pathAt(address)) || null;
    },
    async take(shown) {
      for (const { sources, alt } of shown) {
        if (sources.some((address) => paths.has(keyOf(address)))) continue;
        const details = { alt: alt ? { [language]: alt } : {} };
        const known = await Promise.all(sources.map(copyHere));
        const taken = known.find(Boolean) ?? (await importer?.take(sources, details));
        if (!taken) continue;
        for (const address of sources) remember(address, taken);
        const addresses = sources.flatMap((address) =>
          addressesOf({ title: '', address, taken }, host),
        );
        await inTransaction(db, (trx) => leadImportAddresses(trx, importId, addresses));
      }
    },
  };
}
