/**
 * Random schedules of proposals, live edits, approvals, publications, undos and crashes lead to the same site as in a
 * simple model. TEST_SEED and TEST_PATH repeat a failed run, and TEST_SHRINK=1 makes its schedule shorter.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, test } from 'vitest';
import type { Database } from '../../db/tables.ts';
import { isPostgres } from '../../db/testing/database.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { releaseClient } from './testing/release-client.ts';
import { type Choice, choiceOf } from './testing/schedule-choice.ts';
import { add, edit, removeLive, sort } from './testing/schedule-edit.ts';
import { emptySite } from './testing/schedule-model.ts';
import { proposeIn, proposeOrder } from './testing/schedule-proposal.ts';
import { crash, publish, publishBoth, publishTwice, undo } from './testing/schedule-publication.ts';
import {
  approve,
  approveAll,
  moveElsewhere,
  refuse,
  resolve,
  withdraw,
} from './testing/schedule-review.ts';
import { compare, openReleases, type People, type Scene } from './testing/schedule-scene.ts';

const isLong = process.env.TEST_EXTENT === 'long';
const engineRuns = isPostgres ? { short: 25, long: 2_500 } : { short: 30, long: 10_000 };
const numRuns = isLong ? engineRuns.long : engineRuns.short;
const timeout = isLong ? 7_200_000 : 300_000;
const seed = Number(process.env.TEST_SEED ?? Date.now() % 2 ** 31);

const onRelease =
  (act: (scene: Scene, release: Scene['releases'][number], choice: Choice) => Promise<unknown>) =>
  async (scene: Scene, choice: Choice) => {
    const release = choice.of(openReleases(scene));
    if (release) await act(scene, release, choice);
  };

type Act = { weight: number; run: (scene: Scene, choice: Choice) => Promise<unknown> };
const acts: Record<string, Act> = {
  propose: { weight: 10, run: proposeIn },
  'propose an order': { weight: 3, run: proposeOrder },
  edit: { weight: 4, run: edit },
  add: { weight: 3, run: add },
  remove: { weight: 1, run: removeLive },
  sort: { weight: 1, run: sort },
  approve: { weight: 1, run: approve },
  'approve all': { weight: 3, run: approveAll },
  refuse: { weight: 1, run: refuse },
  withdraw: { weight: 1, run: withdraw },
  'move elsewhere': { weight: 1, run: moveElsewhere },
  resolve: { weight: 2, run: resolve },
  publish: { weight: 3, run: onRelease((scene, release) => publish(scene, release)) },
  'publish twice': { weight: 1, run: onRelease(publishTwice) },
  'publish both': {
    weight: 1,
    run: onRelease(async (scene, one, choice) => {
      const two = choice.of(openReleases(scene).filter((other) => other !== one));
      if (two) await publishBoth(scene, one, two);
    }),
  },
  crash: {
    weight: 2,
    run: onRelease((scene, release, choice) => crash(scene, release, 1 + choice.whole(150))),
  },
  undo: { weight: 4, run: undo },
};

const step = fc.record({
  act: fc.oneof(
    ...Object.entries(acts).map(([name, { weight }]) => ({
      weight,
      arbitrary: fc.constant(name),
    })),
  ),
  numbers: fc.array(fc.nat(1_000), { minLength: 8, maxLength: 8 }),
});

let given: TestApp;
let elsewhere: TestApp;
let people: People;
let other: People;

beforeAll(async () => {
  given = await testApp();
  elsewhere = await testApp({}, { address: given.address });
  const tokens = {
    ada: (await given.make.person({ name: 'Ada', role: 'owner' })).token,
    ben: (await given.make.person({ name: 'Ben', role: 'editor' })).token,
    cleo: (await given.make.person({ name: 'Cleo', role: 'owner' })).token,
    dora: (await given.make.person({ name: 'Dora', role: 'author' })).token,
  };
  const clientsOf = (app: TestApp) =>
    Object.fromEntries(
      Object.entries(tokens).map(([name, token]) => [name, releaseClient(app, token)]),
    ) as People;
  people = clientsOf(given);
  other = clientsOf(elsewhere);
});

afterAll(async () => {
  await elsewhere.app.close();
  await given.app.close();
});

const written: (keyof Database)[] = [
  ...(['proposal', 'release', 'promo_code', 'banner', 'top_list_entry', 'product'] as const),
];

/** Every schedule starts with an empty site. */
async function newScene(reviewsProducts: boolean): Promise<Scene> {
  for (const table of written) await given.db.deleteFrom(table).execute();
  await setRules([]);
  const start = { given, people, other, reviewsProducts: false };
  const scene: Scene = { ...start, live: emptySite(), releases: [], made: { count: 0 }, log: [] };
  for (const kind of [0, 0, 1, 2]) await add(scene, choiceOf([kind, 1, 1, 1]));
  if (reviewsProducts) await setRules(['product']);
  return { ...scene, reviewsProducts };
}

const setRules = (kinds: string[]) => people.cleo.answer(200, 'PUT', '/four-eyes', { kinds });

test(
  `random schedules lead to the same site as in a model (seed ${seed})`,
  async () => {
    const schedule = fc.array(step, { minLength: 5, maxLength: 30, size: 'max' });
    const property = fc.asyncProperty(
      fc.nat(2).map((number) => number === 0),
      schedule,
      async (reviewsProducts, steps) => {
        const scene = await newScene(reviewsProducts);
        for (const { act, numbers } of steps) {
          scene.log.push(`${act} ${numbers}`);
          await acts[act]?.run(scene, choiceOf(numbers));
        }
        await compare(scene);
      },
    );
    const { TEST_PATH: path = '', TEST_SHRINK: shrinks } = process.env;
    await fc.assert(property, { numRuns, seed, path, endOnFailure: !shrinks });
  },
  timeout,
);
