/** Lets editors continue typing while the form of a new entity is replaced by the form of the created one. */
import { fieldAt, showField } from '../field-label.ts';
import type { ChangedValues } from '../unsaved/draft-over-sign-in.ts';

type Focus = { name: string; selection: [number, number] | undefined };

type Handover = { path: string; changes?: ChangedValues<unknown>; focus?: Focus | undefined };

let handover: Handover | undefined;

/** Announces that the form at this path will take over. */
export function startHandover(path: string) {
  handover = { path };
}

/** Called if the editor navigates elsewhere instead. */
export function cancelHandover(path: string) {
  if (isHandedOver(path)) handover = undefined;
}

export const isHandedOver = (path: string) => handover?.path === path;

/** Called by the form that will be replaced, while it is still in the document. */
export function handOverFocus() {
  if (handover) handover.focus = currentFocus();
}

/** Called by the form that will be replaced, after its fields have passed on the latest keystrokes. */
export function handOverChanges<Values>(changes: ChangedValues<Values>) {
  if (handover) handover.changes = changes;
}

/** Called by the form that takes over. */
export function takeOver<Values>(path: string) {
  if (!isHandedOver(path)) return undefined;
  const { changes, focus } = handover ?? {};
  handover = undefined;
  return { changes: changes as ChangedValues<Values> | undefined, focus };
}

function currentFocus(): Focus | undefined {
  const { activeElement: field } = document;
  const name = field?.getAttribute('name');
  return name ? { name, selection: selectionIn(field) } : undefined;
}

const isText = (field: unknown) =>
  field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;

/** Fields such as numbers and dates have no selection. */
function selectionIn(field: unknown): Focus['selection'] {
  if (!isText(field) || field.selectionStart === null) return undefined;
  return [field.selectionStart, field.selectionEnd ?? field.selectionStart];
}

export function restoreFocus(form: HTMLElement | null, { name, selection }: Focus) {
  showField(form, name);
  const field = fieldAt(form, name);
  field?.focus();
  if (selection && isText(field)) field.setSelectionRange(...selection);
}
