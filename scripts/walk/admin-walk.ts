/** Makes every declared call of the admin over both protocols. */
import sharp from 'sharp';
import { productPartCalls } from '../../server/catalogue/resource/product-part-calls.ts';
import { authenticator } from '../../server/people/passkey/testing/authenticator.ts';
import { walkBadInput } from './bad-input.ts';
import { walkFigures } from './figures-walk.ts';
import { adminInputs } from './input/admin-input.ts';
import { uploadedName } from './input/content.ts';
import type { Given, Wanted } from './input/input.ts';
import { sessionCalls } from './input/people.ts';
import { declaredCalls, type Protocol, protocols } from './protocol.ts';
import { type Answer, type Call, send, succeeds, type Walked } from './walked.ts';

const withToken = (token: string) => ({ 'x-admin-token': token });

async function walkProtocol(walked: Walked, adminToken: string, protocol: Protocol) {
  const answers = new Map<string, unknown>();
  const given: Given = {
    adminToken,
    device: authenticator(new URL(walked.url).origin),
    own: (name) => `${name}-${protocol.name}`,
    answer: (call) => answers.get(call),
    async read(path) {
      const call = { path: `/api/admin${path}`, headers: withToken(adminToken) };
      return JSON.parse((await send(walked.url, call)).text);
    },
    async write(path, body, headers) {
      const own = { ...withToken(adminToken), ...headers };
      const call = { method: 'POST', path: `/api/admin${path}`, body, headers: own };
      return JSON.parse((await send(walked.url, call)).text);
    },
  };
  const tokenFor = (name: string) => {
    const session = answers.get('signIn.open') as { token: string } | undefined;
    return sessionCalls.includes(name) && session ? session.token : adminToken;
  };

  async function make(name: string, wanted: Wanted) {
    const { input, status } = 'input' in wanted ? wanted : { input: wanted, status: undefined };
    const isExpected = (answered: number) => (status ? answered === status : succeeds(answered));
    const declared = declaredCalls[name];
    if (!declared) throw new Error(`There is no call ${name}.`);
    const sent = protocol.callOf(name, declared, await input(given));
    if (!sent) return;
    const call = { ...sent, headers: withToken(tokenFor(name)) };
    const answer: Answer = await walked.make(protocol.name, call, isExpected);
    if (answer.status < 300) answers.set(name, protocol.dataIn(answer.text));
    await walked.probe(`${protocol.name}, no token`, sent, (status) => status === 401);
    await walkBadInput(walked, protocol.name, call);
  }

  for (const [name, wanted] of Object.entries(adminInputs)) {
    await walked.attempt(protocol.name, name, () => make(name, wanted));
  }
}

export async function upload(): Promise<FormData> {
  const create = { width: 4, height: 4, channels: 3, background: '#123456' } as const;
  const image = await sharp({ create }).png().toBuffer();
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(image)], { type: 'image/png' }), uploadedName);
  return form;
}

const exported = `<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><wp:wxr_version>1.2</wp:wxr_version>
<wp:base_blog_url>https://old.example</wp:base_blog_url><item><title>Post</title><link>https://old.example/post-5/</link>
<guid>https://old.example/?p=5</guid><wp:post_id>5</wp:post_id><wp:post_name>post-5</wp:post_name>
<wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item></channel></rss>`;

export const oldSite: Call = {
  method: 'POST',
  path: '/api/admin/imports?name=export.xml',
  headers: { 'content-type': 'text/xml' },
  body: exported,
};

const productParts: Call[] = [
  ...Object.values(productPartCalls).map(({ path = '' }) => ({
    path: `/api/admin${path.replace(':id', '1')}`,
  })),
];

export async function walkAdmin(walked: Walked, adminToken: string): Promise<void> {
  const uploads = { method: 'POST', path: '/api/admin/uploads', body: await upload() };
  for (const sent of [uploads, ...productParts]) {
    const call = { ...sent, headers: withToken(adminToken) };
    await walked.make(protocols.rest.name, call);
    await walkBadInput(walked, protocols.rest.name, call);
  }
  // Each protocol deletes one of them.
  for (const _ of Object.values(protocols)) {
    const headers = { ...withToken(adminToken), ...oldSite.headers };
    await walked.make(protocols.rest.name, { ...oldSite, headers });
  }
  await walkFigures(walked, withToken(adminToken));
  const archive = { path: '/api/admin/archive', headers: withToken(adminToken) };
  await walked.make(protocols.rest.name, archive);
  await walkProtocol(walked, adminToken, protocols.rest);
  await walkProtocol(walked, adminToken, protocols.trpc);
}
