/** Signs a visitor up and in with the forms of a site, and returns the cookies of the session. */
import type { TestApp } from '../../../testing/app.ts';
import { type mailServer, tokenIn } from '../../../visitor/account/testing/mail-server.ts';

const email = 'ada@visitor.example';
const password = 'a long enough password';

export async function sessionCookies(
  { app }: Pick<TestApp, 'app'>,
  host: string,
  mail: Awaited<ReturnType<typeof mailServer>>,
): Promise<string> {
  const post = (url: string, fields: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: {
        host,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      },
    });
  await post('/signin', { form: 'sign-up', email });
  await post(`/signin/password?token=${tokenIn(await mail.next(email))}`, { password });
  const { headers } = await post('/signin', { email, password });
  return [headers['set-cookie']]
    .flat()
    .map((set) => String(set).replace(/;.*/, ''))
    .join('; ');
}
