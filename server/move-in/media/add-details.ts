import { isDeepStrictEqual } from 'node:util';
import { hiddenCharacter } from '#contract/hidden-character.ts';
import { type FocalPoint, type ImageDraft, imageDraft } from '#contract/image/image.ts';
import { inEachLanguage, type Language } from '#contract/language.ts';
import { maxLength } from '#contract/text-rule.ts';
import { findImage } from '../../../db/repositories/image/image.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { imageResource } from '../../image/image-resource.ts';
import type { Writer } from '../../resource/resource.ts';

export type PictureDetails = {
  alt: Partial<Record<Language, string>>;
  focalPoint?: FocalPoint | undefined;
};

/** Adds what the image lacks, and changes nothing that editors have entered. */
export async function addDetails(writer: Writer, id: number, details: PictureDetails) {
  if (!(await completedDraft(writer.db, id, details))) return;
  await inTransaction(writer.db, async (trx) => {
    const draft = await completedDraft(trx, id, details);
    if (draft) await imageResource.update({ ...writer, db: trx }, id, draft);
  });
}

/** Returns undefined if there is nothing to add. */
async function completedDraft(
  db: Writer['db'],
  id: number,
  { alt, focalPoint }: PictureDetails,
): Promise<ImageDraft | undefined> {
  const image = await findImage(db, id);
  if (!image) return undefined;
  const stored = imageDraft.parse(image);
  const i18n = inEachLanguage((language) => ({
    alt: stored.i18n[language].alt ?? fitting(alt[language]),
  }));
  const draft = { ...stored, focal_point: stored.focal_point ?? focalPoint ?? null, i18n };
  return isDeepStrictEqual(draft, stored) ? undefined : draft;
}

/** Shortens long texts at the end, because a part is better than nothing. */
function fitting(text = ''): string | null {
  const line = text
    .toWellFormed()
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim();
  const characters = [...line];
  const fit =
    characters.length <= maxLength.title
      ? line
      : `${characters.slice(0, maxLength.title - 1).join('')}…`;
  return fit === '' || hiddenCharacter(fit, 'one') !== undefined ? null : fit;
}
