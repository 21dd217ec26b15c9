/** What a field is called on the screen; the form knows it only by its path. */
export function fieldLabel(form: HTMLElement | null, path: string): string {
  const field = form?.querySelector<HTMLElement>(`[name="${CSS.escape(path)}"]`);
  const group = field?.closest('fieldset')?.querySelector('legend')?.textContent;
  const own = field && 'labels' in field && (field as HTMLInputElement).labels?.[0]?.textContent;
  const label = own || field?.dataset.label;
  if (!label) return path;
  return group && group !== label ? `${group}: ${label}` : label;
}
