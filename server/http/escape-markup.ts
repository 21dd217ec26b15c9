const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The result is safe in HTML and XML, between tags and in attributes. XML cannot hold the last two, even escaped. */
export const escapeMarkup = (text: string) =>
  text.replace(/[&<>"'\ufffe\uffff]/g, (sign) => entities[sign] ?? '');
