const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML and XML content and attributes. Drops U+FFFE and U+FFFF, which XML forbids even escaped. */
export const escapeMarkup = (text: string) =>
  text.replace(/[&<>"'\ufffe\uffff]/g, (sign) => entities[sign] ?? '');
