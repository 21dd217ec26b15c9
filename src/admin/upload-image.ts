import { problemWith } from './problem.ts';
import { storedToken, tokenHeader } from './sign-in/session.ts';

/** Sends a picture and answers its address; throws a Problem in words for who chose the file. */
export async function uploadImage(file: File): Promise<string> {
  const form = new FormData();
  form.set('file', file);
  const answer = await fetch('/api/admin/uploads', {
    method: 'POST',
    headers: tokenHeader(storedToken()),
    body: form,
  }).catch(() => undefined);
  if (!answer) throw problemWith('unreachable', 'The server cannot be reached. Try again.');
  const body = await answer.json().catch(() => ({}));
  if (answer.ok) return body.url;
  const { code = 'internal', detail = 'The upload did not work. Try again.', errors } = body;
  throw problemWith(code, detail, errors);
}
