// Runs on SQLite only: compares lists of calls.
import { expect, test } from 'vitest';
import { pageBlockCalls } from '../server/catalogue/resource/page-block-calls.ts';
import { adminCalls } from '../server/contents/admin-calls.ts';
import { overviewCalls } from '../server/contents/overview-calls.ts';
import type { AdminCall } from '../server/resource/admin-call.ts';
import { isImmediate } from '../src/admin/release/working/immediate-call.ts';

const groups: Record<string, Record<string, AdminCall>> = {
  ...(adminCalls as object),
  pageBlock: pageBlockCalls,
};

const writes = Object.entries(groups).flatMap(([group, calls]) =>
  Object.entries(calls)
    .filter(([, { method }]) => method !== 'GET')
    .map(([name, call]) => ({ path: `admin.${group}.${name}`, call })),
);

test('exactly the calls that can’t be proposed are sent without a release', () => {
  const sent = (isSent: (path: string, call: AdminCall) => boolean) =>
    writes.filter(({ path, call }) => isSent(path, call)).map(({ path }) => path);
  expect(sent((path) => isImmediate(path))).toEqual(sent((_path, call) => !call.proposes));
  expect(sent((_path, call) => Boolean(call.proposes))).toContain('admin.pageBlock.sort');
});

test('the overview only reads', () => {
  for (const { method } of Object.values(overviewCalls)) expect(method).toBe('GET');
});
