/** The label of a field on the screen. The form knows only the field's path. */
export function fieldLabel(form: HTMLElement | null, path: string): string {
  const label = labelAt(form, path);
  if (label) return label;
  const end = path.lastIndexOf('.');
  return end > 0 ? fieldLabel(form, path.slice(0, end)) : 'Another field';
}

function labelAt(form: HTMLElement | null, path: string) {
  const field = form?.querySelector<HTMLElement>(`[name="${CSS.escape(path)}"]`);
  const group = field?.closest('fieldset')?.querySelector(':scope > legend')?.textContent;
  const own = field && 'labels' in field && (field as HTMLInputElement).labels?.[0]?.textContent;
  const label = own || field?.dataset.label;
  return group && label && group !== label ? `${group}: ${label}` : label;
}
