/** Publishes and undoes releases, on the real app and on the model, and compares both. */
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { findLogHead } from '../../../db/change-log.ts';
import { proposableByKind } from '../../contents/proposable-by-kind.ts';
import { publishRelease } from '../publish.ts';
import { Crash, crashingDatabase } from './crashing-database.ts';
import type { Choice } from './schedule-choice.ts';
import {
  conflictsIn,
  copyOf,
  isReorderedSince,
  keyOf,
  type Live,
  type ModelRelease,
  withProposals,
} from './schedule-model.ts';
import { proposalsOf } from './schedule-review.ts';
import { compare, openReleases, type Scene } from './schedule-scene.ts';
import { readSite, shown } from './schedule-site.ts';
import { undoIn } from './schedule-undo.ts';

const publishedReleases = ({ releases }: Scene) =>
  releases.filter(({ state }) => state === 'published');

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

type Outcome = { live: Live | undefined; status: number; conflicts: string[]; mayRefuse: boolean };

/** The expected response. An order may be refused if someone reordered the list since. */
function expected(scene: Scene, release: ModelRelease, live = scene.live): Outcome {
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

function finish(scene: Scene, release: ModelRelease, next: Live) {
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
  const actual = shown(await readSite(scene.people.ben));
  for (const order of orders) {
    const start = { live: scene.live, states: scene.releases.map((release) => ({ ...release })) };
    const isPossible = order.every((release) => {
      const { live, mayRefuse } = expected(scene, release);
      if (!isPublished.get(release)) return live === undefined || mayRefuse;
      if (live) finish(scene, release, live);
      return live !== undefined;
    });
    if (isPossible && isDeepStrictEqual(shown(scene.live), actual)) return;
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
    const isWaiting = openReleases(scene).some(({ undoOf }) => undoOf === release.id);
    expect(status, about).toBe(409);
    const hasEffect = !isDeepStrictEqual(
      withProposals(scene.live, proposals)?.things,
      scene.live.things,
    );
    expect(hasEffect && !isWaiting, about).toBe(false);
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
