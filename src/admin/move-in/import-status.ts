import type { ImportState } from '#contract/move-in/site-import.ts';
import type { AdminTexts } from '../../../messages/en/admin/admin.ts';
import type { Status } from '../list/row-status.ts';

const tones: Record<ImportState, Status['tone']> = {
  reading: 'plain',
  read: 'quiet',
  working: 'plain',
  stopped: 'warning',
  failed: 'bad',
  proposed: 'good',
};

export const importStatus = (state: ImportState, { states }: AdminTexts['moveIn']): Status => ({
  label: states[state],
  tone: tones[state],
});

/** While an import is in one of these states, it changes without anyone's action. */
export const isChanging = (state: ImportState) => state === 'working' || state === 'reading';

/** In milliseconds. */
export const pollInterval = 1_500;
