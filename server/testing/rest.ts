/** The list of every call in the API description, and the contents of the tables, for the REST tests. */
import { type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readAll } from 'node:stream/consumers';
import type { InjectOptions } from 'fastify';
import { expect } from 'vitest';
import { allRows, tableNames } from '../../db/testing/database.ts';
import type { TestApp } from './app.ts';

export type Method = NonNullable<InjectOptions['method']>;

type RestResponse = { status: number; headers: IncomingHttpHeaders | object; text: string };

/** A process writes these on its own, like the records of nightly jobs and of refused sign-ins. */
const ownTables = ['lease', 'page_file', 'security_event', 'security_chain'];
const isJobRecord = (row: Record<string, unknown>) =>
  /^((nightly_job|security_alert) |(click_drops|last_digest|image_use_cursor|link_use_cursor)$)/.test(
    String(row.key),
  );

/** Reads every row of all other tables: two dumps are equal if nothing was written between them. */
export async function dump({ db }: Pick<TestApp, 'db'>) {
  const rows: Record<string, unknown[]> = {};
  for (const name of await tableNames(db)) {
    if (ownTables.includes(name)) continue;
    const all = await allRows(db, name);
    rows[name] = name === 'setting' ? all.filter((row) => !isJobRecord(row)) : all;
  }
  return rows;
}

/** Lists every path and method in the OpenAPI document. */
export async function describedCalls({ app }: Pick<TestApp, 'app'>) {
  const document = (await app.inject('/api/openapi.json')).json<{
    paths: Record<string, object>;
  }>();
  return Object.entries(document.paths).map(([path, item]) => ({
    path,
    methods: Object.keys(item).map((name) => name.toUpperCase() as Method),
  }));
}

/** A real socket sends the path exactly as written, and shows the responses of Node itself. */
export async function listening({ app }: Pick<TestApp, 'app'>) {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;

  return async (method: string, path: string, headers: Record<string, string>, body?: string) => {
    const sent = request({ port, host: '127.0.0.1', method, path, headers, agent: false });
    const { promise, resolve, reject } = Promise.withResolvers<RestResponse>();
    sent.on('response', async (response) => {
      const { statusCode: status = 0, headers } = response;
      resolve({ status, headers, text: await readAll(response) });
    });
    // A response may arrive before the whole body was sent.
    sent.on('error', reject);
    sent.end(body);
    return promise;
  };
}

/** Expects the error format of the contract. */
export function expectProblem(
  { status, headers, text }: RestResponse,
  code: string,
  expected: number,
) {
  expect({ status, type: new Headers(headers as HeadersInit).get('content-type') }).toEqual({
    status: expected,
    type: expect.stringMatching(/^application\/problem\+json\b/),
  });
  const body = JSON.parse(text);
  expect(body).toMatchObject({ status: expected, code });
  expect([typeof body.type, typeof body.title, typeof body.detail]).toEqual(
    Array(3).fill('string'),
  );
  return body as { detail: string; errors?: { path: string; message: string }[] };
}
