// Runs on PostgreSQL too: no other test runs its SQL there.
/** The server accepts exactly the values that the description allows. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

type Schema = {
  $ref?: string;
  type?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  enum?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  required?: string[];
  properties?: Record<string, Schema>;
};
type Parameter = { name: string; in: string; required?: boolean; schema: Schema };
type Operation = {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};

let given: TestApp;
let paths: Record<string, Record<string, Operation>>;
let schemas: Record<string, Schema>;

beforeAll(async () => {
  given = await testApp();
  await given.make.product();
  await given.make.contentPage({ slug: 'odds' });
  await given.make.person();
  const { body } = await given.call('GET', '/openapi.json');
  paths = body.paths;
  schemas = body.components.schemas;
});

afterAll(() => given.app.close());

const urlOf = (path: string) =>
  path
    .replace('/api', '')
    .replace('{kind}/{slug}', 'guide/odds')
    .replace('{slug}', 'casino')
    .replace(/\{\w+\}/, '1');

/** Returns the values at the bounds of the schema, and those just beyond. */
function edges({ minimum, maximum, minLength, maxLength, minItems, maxItems, ...schema }: Schema) {
  const text = (length: number) => 'x'.repeat(length);
  const isAllowed = (value: string) => new RegExp(schema.pattern ?? '').test(value);
  const list = (length: number) =>
    Array(length).fill(schema.items?.enum?.[0] ?? (schema.items?.type === 'string' ? 'en' : 1));
  const within: unknown[] = [];
  const beyond: unknown[] = [];
  if (minimum !== undefined) within.push(minimum) && beyond.push(minimum - 1);
  if (maximum !== undefined) within.push(maximum) && beyond.push(maximum + 1);
  if (minLength !== undefined) within.push(text(minLength)) && beyond.push(text(minLength - 1));
  if (maxLength !== undefined) {
    within.push(...[text(maxLength)].filter(isAllowed));
    beyond.push(text(maxLength + 1));
  }
  if (minItems !== undefined) within.push(list(minItems)) && beyond.push(list(minItems - 1));
  if (maxItems !== undefined) within.push(list(maxItems)) && beyond.push(list(maxItems + 1));
  return { within, beyond };
}

test('a parameter accepts its bounds and refuses values beyond them', async () => {
  let tried = 0;
  for (const [path, { get }] of Object.entries(paths)) {
    // Nothing is checked without a valid key, so the bounds are tested next to the call.
    if (path.startsWith('/api/postback/')) continue;
    const parameters = get?.parameters?.filter((parameter) => parameter.in === 'query') ?? [];
    for (const { name, schema } of parameters) {
      const rest = parameters.filter((other) => other.required && other.name !== name);
      const status = async (value: unknown) => {
        const query = new URLSearchParams(
          rest.map((other) => {
            const isDay = other.name === 'from' || other.name === 'to';
            return [other.name, other.schema.enum?.[0] ?? (isDay ? '2026-01-01' : 'xx')];
          }),
        );
        query.delete(name);
        for (const one of [value].flat()) query.append(name, String(one));
        if (name === 'id') query.set('entity', 'product');
        return (await given.call('GET', `${urlOf(path)}?${query}`)).status;
      };
      const { within, beyond } = edges(schema);
      if (schema.type === 'integer' && schema.maximum === undefined) within.push('9'.repeat(30));
      for (const value of within)
        expect([path, name, value, await status(value)], `${path} ${name} ${value}`).toContain(200);
      for (const value of beyond) expect([path, name, value, await status(value)]).toContain(400);
      tried += within.length + beyond.length;
    }
  }
  expect(tried).toBeGreaterThan(100);
});

const forms = (schema: Schema): Schema[] => {
  const whole = schema.$ref ? schemas[schema.$ref.replace('#/components/schemas/', '')] : schema;
  return (whole?.anyOf ?? whole?.oneOf)?.flatMap(forms) ?? (whole ? [whole] : []);
};

type Field = { path: string[]; schema: Schema; base: object };

type Discriminator = { const?: string; enum?: string[] };

/** The field that selects among several body schemas, with its value for this one. */
function choiceOf({ properties }: Schema): Record<string, string> | undefined {
  for (const name of ['kind', 'action']) {
    const field = properties?.[name] as Discriminator | undefined;
    const value = field?.const ?? field?.enum?.[0];
    if (value !== undefined) return { [name]: value };
  }
  return undefined;
}

/** Returns every field of a body with its path. */
const fieldsOf = (schema: Schema, path: string[] = [], base: object = {}): Field[] =>
  forms(schema).flatMap((form) => {
    const chosen = choiceOf(form) ?? base;
    return [
      { path, schema: form, base: chosen },
      ...Object.entries(form.properties ?? {}).flatMap(([name, field]) =>
        fieldsOf(field, [...path, name], chosen),
      ),
    ];
  });

const nested = (path: string[], value: unknown) =>
  path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as object;

const bodies = () =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { requestBody }]) => {
      const schema = requestBody?.content['application/json']?.schema;
      return schema ? [{ path, method: method.toUpperCase() as 'POST' | 'PUT', schema }] : [];
    }),
  );

const isBound = (message: string) =>
  /at most|at least|Choose|Select|is empty|not be empty|Is required|this ID|whole number/.test(
    message,
  );

/** A whole spreadsheet takes seconds, and its limit works like that of any other string. */
const isSlowToTest = ({ maxLength = 0 }: Schema) => maxLength > 100_000;

test('a field accepts its bounds and refuses values beyond them', async () => {
  let tried = 0;
  for (const { path, method, schema } of bodies()) {
    for (const { path: field, schema: form, base } of fieldsOf(schema)) {
      if (form.items?.properties || isSlowToTest(form)) continue;
      const refusal = async (value: unknown) => {
        const { body } = await given.call(method, urlOf(path), {
          ...base,
          ...nested(field, value),
        });
        const errors: { path: string; message: string }[] = body.errors ?? [];
        const own = errors.filter((error) => error.path === field.join('.'));
        return own.find(({ message }) => isBound(message))?.message;
      };
      const call = `${method} ${path} ${field.join('.')}`;
      const { within, beyond } = edges(form);
      for (const value of within) expect(await refusal(value), call).toBeUndefined();
      for (const value of beyond) expect(await refusal(value), call).toBeDefined();
      tried += within.length + beyond.length;
    }
  }
  expect(tried).toBeGreaterThan(200);
});

test('a body without a field is refused only if the description requires the field', async () => {
  for (const { path, method, schema } of bodies()) {
    for (const form of forms(schema)) {
      const base = choiceOf(form) ?? {};
      const { body } = await given.call(method, urlOf(path), base);
      const missed = new Set(
        (body.errors ?? []).map((error: { path: string }) => error.path.split('.')[0]),
      );
      const required = form.required?.filter((name) => !Object.hasOwn(base, name)) ?? [];
      expect([method, path, ...missed].toSorted()).toEqual([method, path, ...required].toSorted());
    }
  }
});

describe('parameters', () => {
  const parameter = (path: string, name: string) =>
    paths[`/api${path}`]?.get?.parameters?.find((given) => given.name === name)?.schema;

  test.each([
    ['/products', 'limit', { type: 'integer', minimum: 1, maximum: 100, default: 10 }],
    ['/banners', 'limit', { type: 'integer', minimum: 1, maximum: 100, default: 5 }],
    ['/promocodes', 'limit', { type: 'integer', minimum: 1, maximum: 100, default: 20 }],
    ['/search', 'limit', { type: 'integer', minimum: 1, maximum: 50, default: 8 }],
    ['/search', 'q', { type: 'string', minLength: 2 }],
    ['/products', 'market', { type: 'string', pattern: '^[A-Z][A-Z0-9]{1,7}(-[A-Z0-9]{1,5})?$' }],
    ['/top', 'category', { type: 'string', default: 'casino' }],
    ['/admin/products', 'limit', { type: 'integer', minimum: 1, maximum: 1000, default: 50 }],
    ['/admin/changes', 'id', { type: 'integer', minimum: 0 }],
  ])('%s describes %s', (path, name, schema) => {
    expect(parameter(path, name)).toMatchObject(schema);
  });

  test('an offset has no upper bound', () => {
    expect(parameter('/products', 'offset')).toEqual({ type: 'integer', minimum: 0, default: 0 });
  });
});
