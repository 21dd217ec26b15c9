import { inWords } from '../../image/upload/receive-file.ts';

/** Why a source has no usable copy of a picture. A refused file exists, but isn't accepted. */
export type Miss = { kind: 'missing' | 'refused'; reason: string };

export type Lookup = { maxBytes: number; signal: AbortSignal };

/** A place that may have copies of the old site's pictures. Rejects only if the lookup itself fails or is aborted. */
export type PictureSource = {
  find: (address: string, lookup: Lookup) => Promise<Buffer | Miss>;
};

export const missing = (reason: string): Miss => ({ kind: 'missing', reason });
export const refused = (reason: string): Miss => ({ kind: 'refused', reason });

export const largerThan = (maxBytes: number) => refused(`Is larger than ${inWords(maxBytes)}`);
