/** The keys of a grid, as the ARIA pattern describes them. */
type Key = { key: string; shiftKey: boolean };
type Step = [rows: number, columns: number];

const arrows: Record<string, Step> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export const arrowStep = ({ key }: Key): Step | undefined => arrows[key];

/** Escape restores the cell. Enter and Tab store what was entered and go on to the next one. */
export function endOfEditing({ key, shiftKey }: Key): { stores: boolean; step: Step } | undefined {
  const direction = shiftKey ? -1 : 1;
  if (key === 'Escape') return { stores: false, step: [0, 0] };
  if (key === 'Enter') return { stores: true, step: [direction, 0] };
  if (key === 'Tab') return { stores: true, step: [0, direction] };
  return undefined;
}

/** Returns what a cell contains once a key has started editing it, or cleared it. */
export function startOfEditing({ key }: Key, shown: string) {
  if (key === 'Enter' || key === 'F2') return { text: shown, isEditing: true };
  if (key === 'Delete' || key === 'Backspace') return { text: '', isEditing: false };
  return key.length === 1 ? { text: key, isEditing: true } : undefined;
}
