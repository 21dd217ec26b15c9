/** Edits live entities in the app and in the model, as someone who isn't working on a release. */
import { expect } from 'vitest';
import { type Choice, changeOf, newThing } from './schedule-choice.ts';
import { create, keyOf, type ModelRelease, partsOf, remove } from './schedule-model.ts';
import { proposalsOf } from './schedule-review.ts';
import { openReleases, type Scene } from './schedule-scene.ts';
import { draftOf, orderCall, pathOf } from './schedule-site.ts';

/** Someone else makes a live edit, which becomes a proposal if it has to be approved. */
async function writeLive(
  scene: Scene,
  key: string,
  sent: ['POST' | 'PUT' | 'DELETE', string, object?],
  write: (id: number) => void,
) {
  const { ben } = scene.people;
  const isReviewed = scene.reviewsProducts && partsOf(key).kind === 'product';
  const { status, text } = await ben.call(...sent);
  scene.log.push(`  ${sent[0]} ${sent[1]}: ${status}`);
  // The author's own release deletes the entity, and the edit would be added to that release.
  const isDeleted = scene.releases.some(
    ({ state, proposals }) => state === 'open' && proposals.get(key)?.action === 'delete',
  );
  if (isReviewed && isDeleted && status === 404) return;
  expect(status < 300, `${sent[0]} ${sent[1]} answered ${text}\n${scene.log.join('\n')}`).toBe(
    true,
  );
  expect(status === 202, `${sent[0]} ${sent[1]} answered ${text}`).toBe(isReviewed);
  if (!isReviewed) return write(text === '' ? 0 : JSON.parse(text).id);
  const { proposal } = JSON.parse(text);
  if (!proposal) {
    // The edit takes back what the release proposed.
    for (const release of openReleases(scene)) {
      if (release.proposals.has(key)) await proposalsOf(scene, release, 'Ben', () => false);
    }
    return;
  }
  // It joined the open release of its author.
  if (!scene.releases.some(({ id }) => id === proposal.release_id)) {
    const proposals: ModelRelease['proposals'] = new Map();
    scene.releases.push({ id: proposal.release_id, state: 'open', undoOf: null, proposals });
  }
  const release = scene.releases.find(({ id }) => id === proposal.release_id) as ModelRelease;
  const written = keyOf(proposal.kind, proposal.entity_id);
  await proposalsOf(scene, release, 'Ben', (key) => key === written);
}

export async function edit(scene: Scene, choice: Choice) {
  const key = choice.of([...scene.live.things.keys()]);
  if (!key) return;
  const { kind, id } = partsOf(key);
  const fields = { ...scene.live.things.get(key), ...changeOf(scene, choice, kind, scene.live) };
  const sent: ['PUT', string, object] = ['PUT', `${pathOf[kind]}/${id}`, draftOf(kind, fields)];
  await writeLive(scene, key, sent, () => void scene.live.things.set(key, fields));
}

export async function add(scene: Scene, choice: Choice) {
  const thing = newThing(scene, choice, scene.live);
  if (!thing) return;
  const { kind, fields } = thing;
  await writeLive(scene, keyOf(kind, 0), ['POST', pathOf[kind], draftOf(kind, fields)], (id) =>
    create(scene.live, keyOf(kind, id), fields),
  );
}

export async function removeLive(scene: Scene, choice: Choice) {
  const key = choice.of([...scene.live.things.keys()]);
  if (!key) return;
  const { kind, id } = partsOf(key);
  await writeLive(scene, key, ['DELETE', `${pathOf[kind]}/${id}`], () => remove(scene.live, key));
}

export async function sort(scene: Scene, choice: Choice) {
  const list = choice.list();
  const order = choice.moved(scene.live.orders[list]);
  if (order.length < 2) return;
  const [path, body] = orderCall(list, order);
  await scene.people.ben.answer(200, 'PUT', path, body);
  scene.live.orders[list] = order;
}
