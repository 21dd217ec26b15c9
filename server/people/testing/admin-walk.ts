/** Lists every admin call of both protocols, as registered by the app itself, so that tests can try them all. */
import { expect } from 'vitest';
import type { Role } from '#contract/people/role.ts';
import { adminCalls } from '../../contents/admin-calls.ts';
import { type AdminCall, permissionOf } from '../../resource/admin-call.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { expectProblem, type Method } from '../../testing/rest.ts';
import { withRoutes } from '../../testing/route.ts';
import { appRouter } from '../../trpc/router.ts';

export type WalkedCall = {
  method: Method;
  url: string;
  isRead: boolean;
  role: Role;
  /** Whether the call requires a recently confirmed session. */
  isConfirmed: boolean;
};

const groups: Record<string, Record<string, AdminCall>> = adminCalls;
export const declaredCalls = Object.entries(groups).flatMap(([group, calls]) =>
  Object.entries(calls).map(([name, call]) => ({ name: `${group}.${name}`, ...call })),
);

const isRead = (method: Method) => method === 'GET' || method === 'HEAD';
const isTrpc = ({ url }: Pick<WalkedCall, 'url'>) => url.startsWith('/api/trpc/');

/** Files are uploaded to these. */
const ownersUploads = [
  ...['/api/admin/imports', '/api/admin/programme-stats/import', '/api/admin/rates/import'],
];

/** Calls declared in only one protocol require a viewer for reads and an editor for writes. */
function permissionAt(url: string, method: Method) {
  const declared = declaredCalls.find(
    ({ name, ...call }) =>
      url === `/api/trpc/admin.${name}` ||
      (url === `/api/admin${call.path}` && (method === 'HEAD' ? 'GET' : method) === call.method),
  );
  if (!declared && ownersUploads.includes(url))
    return { role: 'owner', isConfirmed: false } as const;
  if (!declared) return { role: isRead(method) ? 'viewer' : 'editor', isConfirmed: false } as const;
  const { role, isConfirmed = false } = permissionOf(declared);
  return { role, isConfirmed };
}

/** Needs a site in DATA_DIR. Its own test tries every role. */
const exportUrl = '/api/admin/archive';

/** Opens an app, and lists its calls. */
export async function openWithCalls() {
  const { given, routes } = await withRoutes(() => testApp());
  const rest = routes
    .filter(({ url, schema }) => url.startsWith('/api/admin/') && !schema?.hide)
    .filter(({ url }) => url !== exportUrl)
    .flatMap(({ method, url }) => [method].flat().map((name) => ({ method: name as Method, url })));
  const procedures = appRouter()._def.procedures as object as Record<
    string,
    { _def: { type: string } }
  >;
  const trpc = Object.entries(procedures)
    .filter(([path]) => path.startsWith('admin.'))
    .map(([path, procedure]) => ({
      method: (procedure._def.type === 'query' ? 'GET' : 'POST') as Method,
      url: `/api/trpc/${path}`,
    }));
  const calls = [...rest, ...trpc].map(
    ({ method, url }): WalkedCall => ({
      method,
      url: url.replace(/:\w+/g, '1'),
      isRead: isRead(method),
      ...permissionAt(url, method),
    }),
  );
  return { given, calls };
}

export const sendCall = (
  { app }: Pick<TestApp, 'app'>,
  { method, url }: Pick<WalkedCall, 'method' | 'url'>,
  headers: Record<string, string>,
  payload: object = { constructor: 1 },
) => app.inject({ method, url, headers, ...(!isRead(method) && { payload }) });

type Response = Awaited<ReturnType<typeof sendCall>>;

const trpcCodes: Record<number, number> = { 401: -32001, 403: -32003 };

/** Expects the refusal in the format of the call's protocol. */
export function expectRefusal(
  call: WalkedCall,
  { statusCode: status, headers, body: text }: Response,
  expected: { status: number; code: string },
) {
  const name = `${call.method} ${call.url}`;
  expect(status, name).toBe(expected.status);
  if (call.method === 'HEAD') return;
  if (!isTrpc(call)) return expectProblem({ status, headers, text }, expected.code, status);
  const { error } = JSON.parse(text);
  expect([error.code, error.data.code], name).toEqual([trpcCodes[status], expected.code]);
}

/** Returns the code of a refused call, in either protocol. */
export function codeOf({ statusCode, body }: Response): string | undefined {
  if (statusCode < 400 || body === '') return undefined;
  const { code, error } = JSON.parse(body);
  return error?.data.code ?? code;
}
