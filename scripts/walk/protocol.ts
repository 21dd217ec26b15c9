/** Turns inputs of declared admin calls into requests of both protocols. */
import { adminCalls } from '../../server/contents/admin-calls.ts';
import { overviewCalls } from '../../server/contents/overview-calls.ts';
import type { AdminCall } from '../../server/resource/admin-call.ts';
import type { Call } from './walked.ts';

export type Declared = Pick<AdminCall, 'method' | 'path' | 'body'> &
  Partial<Pick<AdminCall, 'proposes' | 'role'>>;

const groups: Record<string, Record<string, AdminCall>> = adminCalls;

/** Declared once for each protocol, because REST reads the page from the path. */
const pageBlocks: Record<string, Declared> = {
  'pageBlock.list': { method: 'GET', path: '/page-blocks/:page' },
  'pageBlock.sort': { method: 'PUT', path: '/page-blocks/:page/sort' },
};

export const declaredCalls: Record<string, Declared> = {
  ...overviewCalls,
  ...pageBlocks,
  ...Object.fromEntries(
    Object.entries(groups).flatMap(([group, calls]) =>
      Object.entries(calls).map(([name, call]) => [`${group}.${name}`, call]),
    ),
  ),
};

export type Protocol = {
  name: string;
  callOf(name: string, declared: Declared, input: unknown): Call | undefined;
  dataIn(text: string): unknown;
};

const rest: Protocol = {
  name: 'REST',
  /** Inserts the parameters into the path, and puts the rest into the query or the body. */
  callOf(_name, { method, path, body }, input) {
    if (path === undefined) return undefined;
    const left = { ...(input as Record<string, unknown>) };
    const filled = path.replace(/:(\w+)/g, (_, key: string) => {
      const value = String(left[key]);
      delete left[key];
      return encodeURIComponent(value);
    });
    const call = { method, path: `/api/admin${filled}` };
    if (Object.keys(left).length === 0) return call;
    if (method !== 'GET') return { ...call, body: typeof body === 'string' ? left[body] : left };
    const query = new URLSearchParams(left as Record<string, string>);
    return { ...call, path: `${call.path}?${query}` };
  },
  dataIn: (text) => (/^[[{"]/.test(text) ? JSON.parse(text) : text),
};

const trpc: Protocol = {
  name: 'tRPC',
  callOf(name, { method }, input) {
    const path = `/api/trpc/admin.${name}`;
    if (method !== 'GET') return { method: 'POST', path, body: input ?? {} };
    const query = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`;
    return { path: path + query };
  },
  dataIn: (text) => JSON.parse(text).result.data,
};

export const protocols = { rest, trpc };
