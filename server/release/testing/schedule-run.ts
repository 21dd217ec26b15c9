/** Takes the steps of a schedule on the real app and on the model, and compares both. */
import { expect } from 'vitest';
import { findLogHead } from '../../../db/change-log.ts';
import { proposableByKind } from '../../contents/proposable-by-kind.ts';
import type { TestApp } from '../../testing/app.ts';
import { publishRelease } from '../publish.ts';
import { Crash, crashingDatabase } from './crashing-database.ts';
import type { ReleaseClient } from './release-client.ts';
import { type Choice, changeOf, newThing } from './schedule-choice.ts';
import {
  conflictsIn,
  copyOf,
  create,
  isReorderedSince,
  keyOf,
  type Live,
  type ModelRelease,
  partsOf,
  remove,
  undoIn,
  withProposals,
} from './schedule-model.ts';
import { proposalsOf } from './schedule-review.ts';
import { draftOf, orderCall, pathOf, readSite, shown } from './schedule-site.ts';

export type People = Record<'ada' | 'ben' | 'cleo' | 'dora', ReleaseClient>;
export type Scene = {
  given: TestApp;
  /** The same site as another process has it. */
  other: People;
  people: People;
  live: Live;
  releases: ModelRelease[];
  /** Whether changes of products need approval. */
  reviewsProducts: boolean;
  made: { count: number };
  log: string[];
};

export const openReleases = ({ releases }: Scene) =>
  releases.filter(({ state }) => state === 'open');
const publishedReleases = ({ releases }: Scene) =>
  releases.filter(({ state }) => state === 'published');

export async function compare(scene: Scene) {
  expect(shown(await readSite(scene.people.cleo)), scene.log.join('\n')).toEqual(shown(scene.live));
}

/** Takes over an order that the model can't know, but only if nothing is missing from it or new in it. */
async function adoptOrders(scene: Scene) {
  const { orders } = await readSite(scene.people.cleo);
  for (const list of ['product-list', 'top-list'] as const) {
    expect(orders[list].toSorted(), scene.log.join('\n')).toEqual(
      scene.live.orders[list].toSorted(),
    );
  }
  scene.live.orders = orders;
}

/** Somebody else edits what is live. It becomes a proposal if it has to be approved. */
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
  // The author's own release deletes it, and the edit would join that.
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

type Outcome = { live: Live | undefined; status: number; conflicts: string[]; mayRefuse: boolean };

/** What the publication must answer. An order may be refused if someone reordered the list since. */
export function expected(scene: Scene, release: ModelRelease, live = scene.live): Outcome {
  const proposals = [...release.proposals.values()].filter(({ state }) => state !== 'refused');
  const refusal = (conflicts: string[] = []) => ({
    ...{ live: undefined, status: 409, conflicts, mayRefuse: true },
  });
  if (release.state !== 'open' || proposals.length === 0) return refusal();
  const isUnapproved = proposals.some(
    ({ needsApproval, kind, state }) =>
      state !== 'approved' && (needsApproval || (scene.reviewsProducts && kind === 'product')),
  );
  if (isUnapproved) return refusal();
  const conflicts = conflictsIn(live, proposals);
  const mayRefuse = proposals.some((one) => one.action === 'order' && isReorderedSince(live, one));
  if (conflicts.length > 0) return refusal(conflicts);
  const next = withProposals(live, proposals);
  return next ? { live: next, status: 200, conflicts: [], mayRefuse } : refusal();
}

type Conflict = { proposal_id: number; field: string; language: string | null };

/** Names the fields of the answer's conflicts as the model does. Orders are left out. */
function namedConflicts(release: ModelRelease, listed: Conflict[] = []) {
  return listed
    .filter(({ field }) => field !== 'order')
    .map(({ proposal_id, field, language }) => {
      const [key] = [...release.proposals].find(([, { id }]) => id === proposal_id) ?? [];
      return `${key} ${field}${language ? `@${language}` : ''}`;
    })
    .sort();
}

export function finish(scene: Scene, release: ModelRelease, next: Live) {
  release.before = copyOf(scene.live);
  release.after = copyOf(next);
  release.state = 'published';
  const undone = scene.releases.find(({ id }) => id === release.undoOf);
  if (undone) undone.state = 'undone';
  scene.live = next;
}

export async function publish(scene: Scene, release: ModelRelease, by = scene.people.cleo) {
  const outcome = expected(scene, release);
  const head = await findLogHead(scene.given.db);
  const { status, text } = await by.call('POST', `/releases/${release.id}/publish`);
  scene.log.push(`  release ${release.id}: ${status}`);
  const about = `${text}\n${scene.log.join('\n')}`;
  if (outcome.live && status === 200) {
    finish(scene, release, outcome.live);
  } else {
    expect(await findLogHead(scene.given.db), about).toBe(head);
    expect(outcome.mayRefuse && [400, 409].includes(status), about).toBe(true);
    const named = namedConflicts(release, JSON.parse(text).conflicts);
    expect(named, about).toEqual(outcome.conflicts);
  }
  await compare(scene);
}

/** Two processes publish the same release, of which only one may. */
export async function publishTwice(scene: Scene, release: ModelRelease) {
  const outcome = expected(scene, release);
  const path = `/releases/${release.id}/publish`;
  const answers = await Promise.all([
    scene.people.cleo.call('POST', path),
    scene.other.cleo.call('POST', path),
  ]);
  const published = answers.filter(({ status }) => status === 200);
  const about = `${answers.map(({ text }) => text)}\n${scene.log.join('\n')}`;
  if (!outcome.live || outcome.mayRefuse) expect(published.length, about).toBeLessThan(2);
  else expect(published, about).toHaveLength(1);
  if (published.length === 1 && outcome.live) finish(scene, release, outcome.live);
  await compare(scene);
}

/** Two processes publish two releases. The outcome is that of one after the other. */
export async function publishBoth(scene: Scene, one: ModelRelease, two: ModelRelease) {
  const orders = [
    [one, two],
    [two, one],
  ] as const;
  const answers = await Promise.all([
    scene.people.cleo.call('POST', `/releases/${one.id}/publish`),
    scene.other.cleo.call('POST', `/releases/${two.id}/publish`),
  ]);
  const isPublished = new Map(
    [one, two].map((release, index) => [release, answers[index]?.status === 200]),
  );
  const about = `${answers.map(({ text }) => text)}\n${scene.log.join('\n')}`;
  const actual = JSON.stringify(shown(await readSite(scene.people.ben)));
  for (const order of orders) {
    const start = { live: scene.live, states: scene.releases.map((release) => ({ ...release })) };
    const isPossible = order.every((release) => {
      const { live, mayRefuse } = expected(scene, release);
      if (!isPublished.get(release)) return live === undefined || mayRefuse;
      if (live) finish(scene, release, live);
      return live !== undefined;
    });
    if (isPossible && JSON.stringify(shown(scene.live)) === actual) return;
    scene.live = start.live;
    for (const [index, state] of start.states.entries())
      Object.assign(scene.releases[index] as ModelRelease, state);
  }
  expect.fail(`No order of the two publications leads to what is live: ${about}`);
}

/** Nothing is published if the process is killed before the end. */
export async function crash(scene: Scene, release: ModelRelease, statements: number) {
  const outcome = expected(scene, release);
  const writer = {
    db: crashingDatabase(scene.given.db, statements),
    actor: 'Cleo',
    role: 'owner' as const,
  };
  const error = await publishRelease(writer, proposableByKind, release.id).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error === undefined) finish(scene, release, outcome.live as Live);
  else if (!(error instanceof Crash)) expect(outcome.mayRefuse, `${error}`).toBe(true);
  await compare(scene);
}

export async function undo(scene: Scene, choice: Choice) {
  const release = choice.of(publishedReleases(scene));
  if (!release?.before || !release.after) return;
  const { ada } = scene.people;
  const { status, text } = await ada.call('POST', `/releases/${release.id}/undo`);
  const about = `${text}\n${scene.log.join('\n')}`;
  scene.log.push(`  of release ${release.id}: ${status}`);
  const { proposals, kept } = undoIn(scene.live, release.before, release.after);
  if (status !== 200) {
    const isImpossible = withProposals(scene.live, proposals) === undefined;
    expect([400, 409], about).toContain(status);
    expect(proposals.length === 0 || isImpossible, about).toBe(true);
    return compare(scene);
  }
  const answer = JSON.parse(text);
  const named = (
    answer.kept as { kind: string; entity_id: number; field: string; language: string | null }[]
  )
    .filter(({ field, kind }) => field !== 'order' && !kind.endsWith('list'))
    .map(
      ({ kind, entity_id, field, language }) =>
        `${keyOf(kind, entity_id)} ${field}${language ? `@${language}` : ''}`,
    );
  expect(named.sort(), about).toEqual(kept);
  const undoing: ModelRelease = {
    id: answer.release.id,
    state: 'open',
    undoOf: release.id,
    proposals: new Map(proposals.map((one) => [keyOf(one.kind, one.entity), one])),
  };
  scene.releases.push(undoing);
  if (answer.release.state === 'open') {
    expect(scene.reviewsProducts, about).toBe(true);
    return proposalsOf(scene, undoing, 'Ada');
  }
  const next = withProposals(scene.live, proposals);
  expect(next, about).toBeDefined();
  const isUntouched = JSON.stringify(scene.live.orders) === JSON.stringify(release.after.orders);
  const wanted = release.before.orders;
  finish(scene, undoing, next as Live);
  const sameItems = (list: 'product-list' | 'top-list') =>
    scene.live.orders[list].toSorted().join() === wanted[list].toSorted().join();
  if (isUntouched && sameItems('product-list') && sameItems('top-list')) {
    scene.live.orders = structuredClone(wanted);
  } else await adoptOrders(scene);
  undoing.after = copyOf(scene.live);
  return compare(scene);
}
