/** The real app with the forms of /signin, a mail server on loopback and visitors' browsers. */
import type { InjectOptions } from 'fastify';
import type { PostedSignIn } from '#contract/visitor/sign-in.ts';
import { accountPages } from '../../../pages/forms/account-form.ts';
import { renderedPage } from '../../../pages/rendered-page.ts';
import { testApp } from '../../../testing/app.ts';
import type { PasswordHashing } from '../password-hashing.ts';
import { mailServer, tokenIn } from './mail-server.ts';

export async function accountApp(
  variables: Record<string, string> = {},
  passwordHashing?: PasswordHashing,
  address?: string,
) {
  const mail = await mailServer();
  const settings = { SMTP_URL: mail.url, SITE_URL: 'http://board.example', ...variables };
  const given = await testApp(settings, { passwordHashing, address });
  const { app, deps } = given;
  const siteUrl = () => settings.SITE_URL;
  await app.register(accountPages, {
    accounts: deps.accounts,
    activeMarkets: async () => ['US', 'TR'],
    siteUrl,
    show: async () => 'the page',
    showAgain: async (_request, posted: PostedSignIn) =>
      renderedPage(200, JSON.stringify(posted), {}),
  });
  app.addHook('onClose', mail.close);
  let visitors = 0;
  /** A visitor has an IP and cookies, and sends forms and calls as a browser does. */
  function visitor() {
    visitors += 1;
    const remoteAddress = `10.1.${visitors >> 8}.${visitors & 255}`;
    const jar = new Map<string, string>();

    async function send(options: InjectOptions) {
      const headers = {
        host: 'board.example',
        'sec-fetch-site': 'same-origin',
        cookie: jar.size > 0 ? [...jar].map((pair) => pair.join('=')).join('; ') : undefined,
        ...options.headers,
      };
      const sent = Object.entries(headers).filter(([, value]) => value !== undefined);
      const answer = await app.inject({
        remoteAddress,
        ...options,
        headers: Object.fromEntries(sent),
      });
      for (const set of [answer.headers['set-cookie'] ?? []].flat()) {
        const [pair = ''] = set.split(';');
        const [name = '', value = ''] = pair.split(/=(.*)/s);
        if (/max-age=0/i.test(set)) jar.delete(name);
        else jar.set(name, value);
      }
      return answer;
    }

    const post = (
      url: string,
      fields: Record<string, string> = {},
      headers: InjectOptions['headers'] = {},
    ) =>
      send({
        method: 'POST',
        url,
        payload: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      });

    return {
      jar,
      send,
      post,
      get: (url: string, headers: InjectOptions['headers'] = {}) =>
        send({ method: 'GET', url, headers }),
      call: (method: InjectOptions['method'], url: string, payload?: object) =>
        send({ method, url: `/api/account${url}`, ...(payload && { payload }) }),
      signIn: (email: string, password: string) => post('/signin', { email, password }),
      isSignedIn: async () =>
        (await send({ method: 'GET', url: '/api/account' })).statusCode === 200,
    };
  }

  /** Registers an account with the password `password`, chosen through the emailed link. */
  async function registered(email: string) {
    const someone = visitor();
    await someone.post('/signin', { form: 'sign-up', email });
    const token = tokenIn(await mail.next(email));
    await someone.post(`/signin/password?token=${token}`, { password });
    return someone;
  }

  async function signedIn(email: string) {
    const someone = await registered(email);
    await someone.signIn(email, password);
    return someone;
  }

  return { ...given, mail, visitor, registered, signedIn };
}

export const password = 'a long enough password';

export type AccountApp = Awaited<ReturnType<typeof accountApp>>;
