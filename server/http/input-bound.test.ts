/** Every input passes a schema, and every schema limits its strings, lists and objects. */
// Runs on SQLite only: schemas are inspected without reading a row.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { unboundedPlaces } from '#contract/testing/unbounded.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { withRoutes } from '../testing/route.ts';
import { appRouter } from '../trpc/router.ts';

let given: TestApp;
let routes: RouteOptions[];

beforeAll(async () => {
  ({ given, routes } = await withRoutes(testApp));
});

afterAll(() => given.app.close());

const parts = ['body', 'querystring', 'params', 'headers'] as const;

/** Node limits the headers that no schema names. */
const knownHeaders = (sent: unknown) =>
  sent instanceof z.ZodObject ? z.object(sent.shape) : undefined;

test('every REST route limits its whole input', () => {
  const schemas = routes.flatMap(({ method, url, schema, validatorCompiler }) =>
    // A route with its own compiler parses the input itself.
    validatorCompiler
      ? []
      : parts.flatMap((part) => {
          const sent = part === 'headers' ? knownHeaders(schema?.headers) : schema?.[part];
          return sent instanceof z.ZodType ? [{ name: `${method} ${url}, ${part}`, sent }] : [];
        }),
  );
  expect(schemas.length).toBeGreaterThan(80);
  expect(complaints(schemas)).toEqual([]);
});

test('every tRPC procedure limits its whole input', () => {
  const procedures = Object.entries(appRouter()._def.procedures as object).flatMap(
    ([name, procedure]) => (procedure._def.inputs as z.ZodType[]).map((sent) => ({ name, sent })),
  );
  expect(procedures.length).toBeGreaterThan(40);
  expect(complaints(procedures)).toEqual([]);
});

/** Imports of other sites are what calls answer, unlike those of sheets. */
const isSent = (name: string) =>
  /(Draft|Reorder|Sort|Query|Import)$/.test(name) && !['siteImport', 'fullImport'].includes(name);

test('every draft, order and query of the contract is limited', async () => {
  const folder = join(import.meta.dirname, '../../contract');
  const files = (await readdir(folder, { recursive: true })).filter((file) =>
    /^(?!testing).*(?<!\.test)\.ts$/.test(file),
  );
  const modules = await Promise.all(files.map((file) => import(join(folder, file))));
  const sent = modules
    .flatMap((module) => Object.entries(module as Record<string, unknown>))
    .flatMap(([name, value]) =>
      value instanceof z.ZodType && isSent(name) ? [{ name, sent: value }] : [],
    );
  expect(sent.length).toBeGreaterThan(20);
  expect(complaints(sent)).toEqual([]);
});

const complaints = (schemas: { name: string; sent: z.ZodType }[]) => [
  ...new Set(
    schemas.flatMap(({ name, sent }) => unboundedPlaces(sent).map((place) => `${name}: ${place}`)),
  ),
];

describe('the schema walk detects', () => {
  test.each<[string, z.ZodType, string]>([
    ['a string', z.object({ name: z.string() }), 'name has no limit'],
    ['a string with a pattern', z.object({ name: z.string().regex(/^a+$/) }), 'name has no limit'],
    ['a list', z.object({ ids: z.array(z.int()) }), 'ids has no limit'],
    ['a string in a list', z.array(z.string()).max(3), '0 has no limit'],
    ['a record', z.object({ all: z.record(z.string(), z.int()) }), 'all has no limit'],
    [
      'an object with arbitrary field names',
      z.looseObject({ id: z.int() }),
      'the root has no limit',
    ],
    ['a value of any type', z.object({ state: z.unknown() }), 'state has no limit'],
    [
      'a string in a union',
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('a') }),
        z.object({ kind: z.literal('b'), name: z.string().nullable().default(null) }),
      ]),
      'name has no limit',
    ],
    [
      'a limit stated but not enforced',
      z.object({ name: z.string().meta({ maxLength: 5 }) }),
      'name accepts more than 5',
    ],
    [
      'a pattern applied to overlong input',
      z.object({ name: z.string().max(5, 'Must be at most 5').regex(/^a+$/) }),
      'name is still validated when longer than 5',
    ],
  ])('%s', (_kind, schema, complaint) => {
    expect(unboundedPlaces(schema)).toContain(complaint);
  });
});
