// Runs on SQLite only: sends calls without a server.
import { createTRPCClient } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { beforeEach, expect, test } from 'vitest';
import type { AppRouter } from '../../../../server/trpc/router.ts';
import { ProposedInstead } from './proposed-instead.ts';
import { releaseHeader, releaseLink } from './release-link.ts';
import { savedIn } from './working-release.ts';

const answerOf = { proposal: null, proposals: 0 };
let sent: { path: string; release: unknown }[];
beforeEach(() => {
  sent = [];
});

/** Answers every call with `data`. */
const clientAnswering = (data: unknown) =>
  createTRPCClient<AppRouter>({
    links: [
      releaseLink,
      () =>
        ({ op }) =>
          observable((observer) => {
            sent.push({ path: op.path, release: op.context.release });
            observer.next({ result: { type: 'data', data } });
            observer.complete();
          }),
    ],
  });

test('a change that was proposed rejects, and one that was made resolves', async () => {
  const error = await clientAnswering(answerOf)
    .admin.banner.delete.mutate({ id: 1 })
    .catch((failure) => failure);
  expect(error).toBeInstanceOf(ProposedInstead);
  expect(error.proposed).toEqual(answerOf);
  await expect(clientAnswering(null).admin.banner.delete.mutate({ id: 1 })).resolves.toBeNull();
});

test('only changes that can be proposed are sent to the chosen release', async () => {
  const client = clientAnswering(null);
  await client.admin.banner.delete.mutate({ id: 1 });
  await savedIn(12, async () => {
    await client.admin.banner.delete.mutate({ id: 1 });
    await client.admin.banner.list.query({});
    await client.admin.release.delete.mutate({ id: 12 });
  });
  await client.admin.banner.delete.mutate({ id: 1 });
  expect(sent).toEqual([
    { path: 'admin.banner.delete', release: undefined },
    { path: 'admin.banner.delete', release: 12 },
    { path: 'admin.banner.list', release: undefined },
    { path: 'admin.release.delete', release: undefined },
    { path: 'admin.banner.delete', release: undefined },
  ]);
});

test('a failed change no longer sends the next one to the release', async () => {
  await savedIn(12, () => Promise.reject(new Error('refused'))).catch(() => {});
  await clientAnswering(null).admin.banner.delete.mutate({ id: 1 });
  expect(sent).toEqual([{ path: 'admin.banner.delete', release: undefined }]);
});

test('the header names the release', () => {
  expect(releaseHeader(12)).toEqual({ 'x-release': '12' });
  expect(releaseHeader(undefined)).toEqual({});
});
