/** The field that mail programs post to stop emails (RFC 8058). They don't follow redirects. */
const oneClick = { 'List-Unsubscribe': 'One-Click' };

export const isOneClick = (form: URLSearchParams) => form.get('List-Unsubscribe') === 'One-Click';

/** Reads the field from multipart/form-data, in which it may also be sent. */
export const oneClickIn = (body: string) =>
  new URLSearchParams(body.includes('One-Click') ? oneClick : {});
