import { unattendedHeader } from '#contract/people/unattended-header.ts';

const attentionSpan = 60_000;
/** Assistive technology may only produce clicks, and dictation only input. */
const acts = ['pointerdown', 'keydown', 'wheel', 'click', 'input'] as const;

/** Opening the page counts as activity too. */
let lastActAt = Date.now();

const noteAct = () => {
  lastActAt = Date.now();
};

/** Records activity on the page. Returns a function that stops recording. */
export function watchAttendance(): () => void {
  for (const act of acts) window.addEventListener(act, noteAct, { capture: true, passive: true });
  return () => {
    for (const act of acts) window.removeEventListener(act, noteAct, { capture: true });
  };
}

/** Marks calls that a page makes on its own, which would otherwise keep an abandoned session open. */
export const attendanceHeader = (): Record<string, string> =>
  Date.now() - lastActAt > attentionSpan ? { [unattendedHeader]: '1' } : {};
