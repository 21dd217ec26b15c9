/** Stores unsaved text in the browser, so that it survives a reload or an expired session. */
import type { RichText } from '#contract/content/rich-text/rich-text-node.ts';

export type UnsavedText = {
  text: RichText | null;
  at: string;
  /** The checksum of the saved text that the edits are based on. */
  base?: number;
};

/** Collisions are rare enough to distinguish two versions. */
export function checksumOf(text: RichText | null): number {
  const json = JSON.stringify(text);
  let checksum = 0;
  for (let at = 0; at < json.length; at += 1)
    checksum = (Math.imul(checksum, 31) + json.charCodeAt(at)) | 0;
  return checksum;
}

const keyOf = (place: string) => `rich-text:${place}`;

export function readDraft(place: string): UnsavedText | undefined {
  try {
    const stored = localStorage.getItem(keyOf(place));
    return stored === null ? undefined : JSON.parse(stored);
  } catch {
    return undefined;
  }
}

/** Stores a draft, unless the browser's storage is full or disabled. */
export function writeDraft(place: string, text: RichText | null, base: number) {
  try {
    const draft: UnsavedText = { text, at: new Date().toISOString(), base };
    localStorage.setItem(keyOf(place), JSON.stringify(draft));
  } catch {}
}

export const deleteDraft = (place: string) => localStorage.removeItem(keyOf(place));
