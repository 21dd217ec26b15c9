const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The result is safe in HTML and XML, between tags and in attributes. */
export const escapeMarkup = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
