import { flushSync } from 'react-dom';

/** Returns the label shown for a field, found by its path because the form doesn't know the labels. */
export function fieldLabel(form: HTMLElement | null, path: string): string | undefined {
  const label = labelAt(form, path);
  if (label) return label;
  const end = path.lastIndexOf('.');
  return end > 0 ? fieldLabel(form, path.slice(0, end)) : undefined;
}

export const fieldAt = (form: HTMLElement | null, path: string) =>
  form?.querySelector<HTMLElement>(`[name="${CSS.escape(path)}"]`) ?? undefined;

/** Returns the field that contains a path: `i18n.en.body.content.3` is in `i18n.en.body`. */
export function fieldName(form: HTMLElement | null, path: string): string | undefined {
  if (fieldAt(form, path)) return path;
  const end = path.lastIndexOf('.');
  return end > 0 ? fieldName(form, path.slice(0, end)) : undefined;
}

/** Opens the tabs and the details that contain a field, from the outside in. */
export function showField(form: HTMLElement | null, path: string) {
  const hiding: HTMLElement[] = [];
  for (let element = fieldAt(form, path)?.parentElement; element; element = element.parentElement) {
    if (element.matches('[role="tabpanel"], details')) hiding.unshift(element);
  }
  for (const element of hiding) {
    if (element instanceof HTMLDetailsElement) element.open = true;
    const tab = element.getAttribute('aria-labelledby');
    if (tab) flushSync(() => document.getElementById(tab)?.click());
  }
}

/**
 * Sorts errors by the order of their fields on the screen, which isn't the order of validation. Errors without a field
 * come last.
 */
export function inScreenOrder<At extends { path: string }>(
  form: HTMLElement | null,
  places: At[],
): At[] {
  const fields = [...(form?.querySelectorAll('[name]') ?? [])];
  const placeOf = ({ path }: At) => {
    const field = fieldAt(form, fieldName(form, path) ?? path);
    return field ? fields.indexOf(field) : fields.length;
  };
  return places.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function labelAt(form: HTMLElement | null, path: string) {
  const field = fieldAt(form, path);
  const group = field?.closest('fieldset')?.querySelector(':scope > legend')?.textContent;
  const own = field && 'labels' in field && (field as HTMLInputElement).labels?.[0]?.textContent;
  const label = own || field?.dataset.label;
  return group && label && group !== label ? `${group}: ${label}` : label;
}
