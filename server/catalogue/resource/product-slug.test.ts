import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let given: TestApp;
beforeAll(async () => {
  given = await testApp();
});
afterAll(() => given.app.close());

const named = (name: string, more: object = {}) => ({ i18n: { en: { name } }, ...more });
const create = (body: object) => given.call('POST', '/admin/products', body);
const update = (id: number, body: object) => given.call('PUT', `/admin/products/${id}`, body);
const remove = (id: number) => given.call('DELETE', `/admin/products/${id}`);
const read = (slug: string) => given.call('GET', `/products/${slug}`);
const ownerOf = async (slug: string) =>
  (await given.call('GET', `/admin/products/slug-owner?slug=${slug}`)).body.owner;

test.each([
  ['Lucky Harbor', 'lucky-harbor'],
  ['Şanslı Liman İĞÜÇÖ', 'sansli-liman-iguco'],
  ['Lucky Harbor', 'lucky-harbor-2'],
  ['Q8', 'q8-partner'],
  ['888', '888-partner'],
  ['All', 'all-partner'],
  ['你好', 'partner'],
  ['再见', 'partner-2'],
  [`${'long '.repeat(30)}name`, 'long-'.repeat(16).slice(0, -1)],
])('the name %s gives the slug %s', async (name, slug) => {
  const { body } = await create(named(name));
  expect(body.slug).toBe(slug);
  expect((await read(slug)).body).toMatchObject({ id: body.id, slug });
});

test.each([
  ['ab', 'Must have 3 to 80'],
  ['a'.repeat(81), 'Must have 3 to 80'],
  ['2026', 'Must have 3 to 80'],
  ['Lucky', 'Must have 3 to 80'],
  ['lucky--harbor', 'Must have 3 to 80'],
  ['-lucky', 'Must have 3 to 80'],
  ['liman-ğ', 'Must have 3 to 80'],
  ['all', 'This slug is reserved'],
])('the slug %s is refused', async (slug, message) => {
  const { status, body } = await create(named('Refused', { slug }));
  expect(status).toBe(400);
  expect(body.errors).toEqual([{ path: 'slug', message: expect.stringContaining(message) }]);
});

test('a slug stays when the name changes, and an old one leads to the product', async () => {
  const { id } = (await create(named('Kept Name'))).body;
  expect((await update(id, named('Other Name'))).body.slug).toBe('kept-name');
  expect((await update(id, named('Other Name', { slug: 'other-name' }))).body.slug).toBe(
    'other-name',
  );
  expect((await read('kept-name')).body).toMatchObject({ id, slug: 'other-name' });
  expect((await read(String(id))).body).toMatchObject({ id, slug: 'other-name' });
});

test('a slug that another product has or had is refused, and that of a deleted one can be given away', async () => {
  const first = (await create(named('First', { slug: 'old-first' }))).body;
  await update(first.id, named('First', { slug: 'new-first' }));
  const second = (await create(named('Second'))).body;
  for (const [slug, message] of [
    ['new-first', 'Another product has this address'],
    ['old-first', 'This is an old address of another product, and leads to it'],
  ]) {
    const { status, body } = await update(second.id, named('Second', { slug }));
    expect([status, body.errors]).toEqual([409, [{ path: 'slug', message }]]);
  }
  const owner = { id: first.id, name: 'First', is_former: true, is_deleted: false };
  expect(await ownerOf('old-first')).toEqual(owner);
  await remove(first.id);
  expect((await read('new-first')).status).toBe(404);
  expect(await ownerOf('old-first')).toEqual({ ...owner, is_deleted: true });
  expect((await create(named('New First'))).body.slug).toBe('new-first-2');
  expect((await update(second.id, named('Second', { slug: 'new-first' }))).status).toBe(200);
  expect((await read('new-first')).body.id).toBe(second.id);
  expect(await ownerOf('nobody-has-it')).toBeNull();
});

test('a product is restored without a slug that was given away', async () => {
  const lost = (await create(named('Lost Slug'))).body;
  await remove(lost.id);
  const { items } = (await given.call('GET', '/admin/changes?entity=product')).body;
  const heir = (await create(named('Heir', { slug: 'lost-slug' }))).body;
  const { status, body } = await given.call('POST', `/admin/changes/${items[0].seq}/restore`);
  expect([status, body.left_out]).toEqual([
    201,
    [{ path: 'slug', message: 'Another product has this address' }],
  ]);
  expect((await read('lost-slug')).body.id).toBe(heir.id);
  expect((await read('lost-slug-2')).body.id).toBe(lost.id);
});

test('a draft from before slugs existed doesn’t count as a change by someone else', async () => {
  const product = (await create(named('Seen Before'))).body;
  const { slug: _, ...before } = product;
  expect((await update(product.id, { ...before, rating: 4, before })).status).toBe(200);
});

type Name = 'Harbor' | 'Q8' | '888';
type Modelled = { name: Name; slug: string; isLive: boolean; deletedAs?: number };

const name = fc.constantFrom<Name[]>('Harbor', 'Q8', '888');
const which = fc.nat({ max: 3 });
const slug = fc.constantFrom('harbor', 'harbor-2', 'q8', 'cove', 'bay');

const step = fc.oneof(
  fc.record({ kind: fc.constant('create' as const), name, slug: fc.option(slug) }),
  fc.record({ kind: fc.constant('rename' as const), which, slug: fc.option(slug), name }),
  fc.record({ kind: fc.constant('delete' as const), which }),
  fc.record({ kind: fc.constant('restore' as const), which }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** The rules for slugs in their simplest form: the model only remembers who had each slug last. */
class Model {
  readonly products = new Map<number, Modelled>();
  readonly owners = new Map<string, number>();

  at = (place: number) => [...this.products][place];

  isFree(slug: string, id?: number) {
    const owner = this.owners.get(slug);
    return owner === undefined || owner === id || this.products.get(owner)?.isLive === false;
  }

  suggestion(base: string) {
    let slug = base;
    for (let number = 2; this.owners.has(slug); number++) slug = `${base}-${number}`;
    return slug;
  }

  give(id: number, product: Modelled) {
    this.products.set(id, product);
    this.owners.set(product.slug, id);
  }
}

test('any sequence of creations, renames, deletions and restores leads every slug to its product', async () => {
  const isLong = process.env.TEST_EXTENT === 'long';
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      run += 1;
      const model = new Model();
      for (const one of steps) await play(model, one, `r${run}`);
      for (const [slug, id] of model.owners) {
        const owner = model.products.get(id);
        const { status, body } = await read(slug);
        expect([slug, status, body.id, body.slug]).toEqual(
          owner?.isLive ? [slug, 200, id, owner.slug] : [slug, 404, undefined, undefined],
        );
      }
    }),
    { numRuns: isLong ? 1_500 : 40, seed: Number(process.env.TEST_SEED ?? 57) },
  );
});

/** Each run has slugs of its own, which begin with `tag`. */
async function play(model: Model, step: Step, tag: string) {
  const tagged = (slug: string | null) => (slug === null ? null : `${tag}-${slug}`);
  const titled = (name: Name) => `${tag} ${name}`;
  const base = (name: Name) => `${tag}-${name.toLowerCase()}`;
  if (step.kind === 'create') {
    const wanted = tagged(step.slug);
    const { status, body } = await create(named(titled(step.name), { slug: wanted }));
    if (wanted !== null && !model.isFree(wanted)) return expect(status).toBe(409);
    const slug = wanted ?? model.suggestion(base(step.name));
    expect([status, body.slug]).toEqual([201, slug]);
    return model.give(body.id, { name: step.name, slug, isLive: true });
  }
  const [id, product] = model.at(step.which) ?? [];
  if (id === undefined || !product) return;
  if (step.kind === 'delete') {
    if (!product.isLive) return;
    expect((await remove(id)).status).toBe(204);
    const { items } = (await given.call('GET', `/admin/changes?entity=product&id=${id}`)).body;
    return model.products.set(id, { ...product, isLive: false, deletedAs: items[0].seq });
  }
  if (step.kind === 'restore') {
    if (product.isLive || product.deletedAs === undefined) return;
    const restored = await given.call('POST', `/admin/changes/${product.deletedAs}/restore`);
    expect(restored.status).toBe(201);
    const slug = model.isFree(product.slug, id)
      ? product.slug
      : model.suggestion(base(product.name));
    return model.give(id, { ...product, slug, isLive: true });
  }
  if (!product.isLive) return;
  const wanted = tagged(step.slug);
  const { status } = await update(id, named(titled(step.name), { slug: wanted }));
  if (wanted !== null && !model.isFree(wanted, id)) return expect(status).toBe(409);
  expect(status).toBe(200);
  return model.give(id, { ...product, name: step.name, slug: wanted ?? product.slug });
}
