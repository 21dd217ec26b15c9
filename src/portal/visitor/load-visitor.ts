import { currentVisitor } from './visitor.ts';

/** A session that has ended elsewhere is forgotten here too. */
export async function loadVisitor() {
  const answer = await fetch('/api/account');
  if (answer.ok) return currentVisitor.write(await answer.json());
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing where the site is not served over https.
  if (answer.status === 401) document.cookie = 'signed_in=; path=/; max-age=0';
}
