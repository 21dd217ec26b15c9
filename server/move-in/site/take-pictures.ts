/** Takes the pictures of the old site into the library, before the texts that show them. */
import type { Language } from '#contract/language.ts';
import { listRecords, setMade } from '../../../db/repositories/move-in/site-import.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { focalPointIn } from '../media/focal-point.ts';
import { pictureImporter, type TakenPicture } from '../media/picture-importer.ts';
import type { Picture } from '../text/converted-post.ts';
import type { ExportItem } from '../wxr/export-record.ts';
import { pathOnOldSite } from './plan-pages.ts';
import type { ImportDeps } from './site-plan.ts';

export type MadePicture = { title: string; address: string; taken: TakenPicture };

export type TakenPictures = {
  /** The address of an attachment on the old site, by its id. */
  addressOf: (attachment: number) => string | undefined;
  /** The path of our copy. */
  pathAt: (address: string) => string | undefined;
  /** Also takes pictures that the library of the old site doesn't list. */
  take: (shown: readonly Picture[]) => Promise<void>;
};

const attachmentsAtOnce = 4;

type Given = { importId: number; host: string; language: Language };

export async function takePictures(
  { writer, pictures, signal = new AbortController().signal }: ImportDeps,
  { importId, host, language }: Given,
): Promise<TakenPictures> {
  const { db } = writer;
  const importer =
    pictures &&
    pictureImporter({ sources: pictures.sources(host), library: { ...pictures, writer }, signal });
  const paths = new Map<string, string>();
  const addresses = new Map<number, string>();
  const keyOf = (address: string) => pathOnOldSite(address, host)?.split('?')[0] ?? address;
  const remember = (address: string, taken: TakenPicture) => {
    if ('path' in taken) paths.set(keyOf(address), taken.path);
  };

  async function takeAttachment(item: ExportItem, position: number, made: MadePicture | null) {
    const { title, attachmentUrl: address, meta } = item;
    if (made) return remember(address, made.taken);
    if (!importer) return;
    const alt = meta.find(({ key }) => key === '_wp_attachment_image_alt')?.value;
    const details = { alt: alt ? { [language]: alt } : {}, focalPoint: focalPointIn(meta) };
    const taken = await importer.take([address], details);
    remember(address, taken);
    const stored: MadePicture = { title, address, taken };
    await inTransaction(db, (trx) => setMade(trx, importId, position, stored));
  }

  let waiting: Promise<void>[] = [];
  for await (const { position, record, made } of listRecords(db, importId, 'item')) {
    const item = record as ExportItem;
    if (item.type !== 'attachment' || !item.attachmentUrl) continue;
    if (item.id !== undefined) addresses.set(item.id, item.attachmentUrl);
    waiting.push(takeAttachment(item, position, made as MadePicture | null));
    if (waiting.length < attachmentsAtOnce) continue;
    await Promise.all(waiting);
    waiting = [];
  }
  await Promise.all(waiting);

  return {
    addressOf: (attachment) => addresses.get(attachment),
    pathAt: (address) => paths.get(keyOf(address)),
    async take(shown) {
      if (!importer) return;
      for (const { sources, alt } of shown) {
        if (sources.some((address) => paths.has(keyOf(address)))) continue;
        const taken = await importer.take(sources, { alt: alt ? { [language]: alt } : {} });
        for (const address of sources) remember(address, taken);
      }
    },
  };
}
