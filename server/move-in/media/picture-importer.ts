/**
 * Brings pictures of the old site into the library, the same way as uploads. An interrupted import can start over: the
 * same bytes are always the same image.
 */
import { maxLength } from '#contract/text-rule.ts';
import { AppError } from '../../errors.ts';
import { semaphore } from '../../http/semaphore.ts';
import { addImage, fileNameOf } from '../../image/library/add-image.ts';
import { type ImageStorage, imageName } from '../../image/storage/image-storage.ts';
import { storeImage } from '../../image/upload/store-image.ts';
import type { Writer } from '../../resource/resource.ts';
import { addDetails, type PictureDetails } from './add-details.ts';
import { type Miss, missing, type PictureSource, refused } from './picture-source.ts';
import { pictureRefusal } from './recognize-picture.ts';
import { decoded } from './upload-path.ts';

/** The limit of uploads too. Encoding is slower than reading, so files would otherwise pile up in memory. */
const maxAtOnce = 4;
/** More than a picture has in practice. */
const maxAddresses = 30;

const importing = semaphore('pictures to import', maxAtOnce);

type Library = { writer: Writer; storage: ImageStorage; maxBytes: number };
type Stored = { id: number; path: string };
type Outcome = Stored | Miss;

export type TakenPicture = { path: string } | { reason: string };

type PictureImporter = {
  /** Takes all addresses of a picture, the best first. Rejects only for reasons that aren't the picture's. */
  take: (addresses: readonly string[], details: PictureDetails) => Promise<TakenPicture>;
};

type Parts = { sources: readonly PictureSource[]; library: Library; signal: AbortSignal };

/** Remembers all outcomes, so that an import doesn't look for anything twice. */
export function pictureImporter({ sources, library, signal }: Parts): PictureImporter {
  const tried = sources.map(() => new Map<string, Promise<Outcome>>());
  const stored = new Map<string, Promise<Outcome>>();
  const { writer, storage, maxBytes } = library;

  const tryAt = (source: PictureSource, address: string): Promise<Outcome> =>
    importing(1, async () => {
      signal.throwIfAborted();
      const found = await source.find(address, { maxBytes, signal });
      if (!Buffer.isBuffer(found)) return found;
      const refusal = pictureRefusal(found);
      if (refusal !== undefined) return refused(refusal);
      return remembered(stored, imageName(found), () => store(found, nameOf(address)));
    });

  async function store(bytes: Buffer, name: string): Promise<Outcome> {
    try {
      return await addImage(writer, storage, name, () => storeImage(storage, bytes, signal));
    } catch (error) {
      signal.throwIfAborted();
      return refused(reasonOf(error));
    }
  }

  return {
    async take(addresses, details) {
      let miss: Miss | undefined;
      for (const [index, source] of sources.entries()) {
        for (const address of new Set(addresses.slice(0, maxAddresses))) {
          const outcome =
            address.length > maxLength.link
              ? missing(`Has an address of more than ${maxLength.link} characters`)
              : await remembered(tried[index], address, () => tryAt(source, address));
          if ('path' in outcome) {
            await addDetails(writer, outcome.id, details);
            return { path: outcome.path };
          }
          miss = moreHelpful(miss, outcome);
        }
      }
      return { reason: miss?.reason ?? 'Has no address' };
    },
  };
}

/** Failures that aren't the picture's are forgotten, so that it can be tried again. */
function remembered(
  outcomes: Map<string, Promise<Outcome>> = new Map(),
  key: string,
  find: () => Promise<Outcome>,
): Promise<Outcome> {
  const known = outcomes.get(key);
  if (known) return known;
  const outcome = find();
  outcomes.set(key, outcome);
  outcome.catch(() => outcomes.delete(key));
  return outcome;
}

/** A file that was found but refused says more than one that is missing, and the last source more than the first. */
const moreHelpful = (first: Miss | undefined, second: Miss): Miss =>
  first?.kind === 'refused' ? first : second;

/** Rethrows what isn't the picture's fault, such as a full disk. */
function reasonOf(error: unknown): string {
  const isOfPicture =
    error instanceof AppError &&
    ['bad_input', 'unsupported_type', 'too_large'].includes(error.code);
  if (!isOfPicture) throw error;
  return error.errors?.[0]?.message ?? error.message;
}

const nameOf = (address: string) => fileNameOf(decoded(address.replace(/[?#].*$/s, '')));
