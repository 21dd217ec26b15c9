/** A text that is not saved stays in this browser, so that neither a reload nor a lost session takes it. */
import type { RichText } from '#contract/rich-text/rich-text-node.ts';

export type RichTextDraft = { text: RichText | null; at: string };

const keyOf = (place: string) => `rich-text:${place}`;

export function readDraft(place: string): RichTextDraft | undefined {
  try {
    const stored = localStorage.getItem(keyOf(place));
    return stored === null ? undefined : JSON.parse(stored);
  } catch {
    return undefined;
  }
}

/** A browser without room for it keeps none. */
export function writeDraft(place: string, text: RichText | null) {
  try {
    const draft: RichTextDraft = { text, at: new Date().toISOString() };
    localStorage.setItem(keyOf(place), JSON.stringify(draft));
  } catch {}
}

export const deleteDraft = (place: string) => localStorage.removeItem(keyOf(place));
