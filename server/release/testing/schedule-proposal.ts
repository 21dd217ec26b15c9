/** Proposes, reviews, moves, withdraws and settles changes, on the real app and on the model. */
import { expect } from 'vitest';
import { type Choice, changeOf, newThing } from './schedule-choice.ts';
import {
  type Fields,
  keyOf,
  type ModelProposal,
  type ModelRelease,
  partsOf,
  withProposals,
} from './schedule-model.ts';
import { openReleases, type Scene } from './schedule-scene.ts';
import { draftOf, orderCall, pathOf } from './schedule-site.ts';

async function releaseFor(scene: Scene, choice: Choice): Promise<ModelRelease> {
  const open = openReleases(scene).filter(({ undoOf }) => undoOf === null);
  const chosen = open[choice.whole(open.length + 1)];
  if (chosen) return chosen;
  const release: ModelRelease = {
    id: await scene.people.ada.start(`Release ${scene.releases.length + 1}`),
    state: 'open',
    undoOf: null,
    proposals: new Map(),
  };
  scene.releases.push(release);
  return release;
}

type Sent = {
  key: string;
  action: ModelProposal['action'];
  fields: ModelProposal['fields'];
  call: ['POST' | 'PUT' | 'DELETE', string, object?];
};

/** A change proposed after a refusal is based on what is live then. */
const basesIn = ({ proposals }: ModelRelease, key: string) => {
  const before = proposals.get(key);
  return before?.state === 'refused' ? undefined : before?.fields;
};

/** The difference to what is live. A field that was proposed before keeps the value it was based on. */
function difference(scene: Scene, release: ModelRelease, key: string, whole: Fields) {
  const live = scene.live.things.get(key);
  const earlier = basesIn(release, key);
  const fields: ModelProposal['fields'] = new Map();
  for (const [name, to] of Object.entries(whole)) {
    const base = earlier?.get(name);
    const from = base ? base.from : (live?.[name] ?? null);
    if (!live) fields.set(name, { from: null, to });
    else if (live[name] !== to) fields.set(name, { from, to });
  }
  return fields;
}

function chooseWrite(scene: Scene, release: ModelRelease, choice: Choice): Sent | undefined {
  const view = withProposals(scene.live, release.proposals.values());
  if (!view) return undefined;
  const what = choice.whole(5);
  if (what === 0) {
    const thing = newThing(scene, choice, view);
    if (!thing) return undefined;
    const { kind, fields: whole } = thing;
    const fields = difference(scene, release, keyOf(kind, 0), whole);
    const call: Sent['call'] = ['POST', pathOf[kind], draftOf(kind, whole)];
    return { key: keyOf(kind, 0), action: 'create', fields, call };
  }
  const key = choice.of([...view.things.keys()]);
  if (!key) return undefined;
  const { kind, id } = partsOf(key);
  const path = `${pathOf[kind]}/${id}`;
  const live = scene.live.things.get(key);
  if (what === 1) {
    const earlier = basesIn(release, key);
    const fields: Sent['fields'] = new Map(
      Object.entries(live ?? {}).map(([name, value]) => {
        const base = earlier?.get(name);
        return [name, { from: base ? base.from : value, to: null }];
      }),
    );
    return { key, action: 'delete', fields, call: ['DELETE', path] };
  }
  const whole = { ...view.things.get(key), ...changeOf(scene, choice, kind, view) };
  const fields = difference(scene, release, key, whole);
  const call: Sent['call'] = ['PUT', path, draftOf(kind, whole)];
  return { key, action: live ? 'change' : 'create', fields, call };
}

const proposerOf = ({ people }: Scene, choice: Choice) =>
  choice.whole(3) === 0
    ? { name: 'Dora', client: people.dora, isAuthor: true }
    : { name: 'Ada', client: people.ada, isAuthor: false };

type Proposer = Pick<ReturnType<typeof proposerOf>, 'name' | 'client'>;

/** Undefined if an author would have taken back what someone else proposed. */
async function proposalIn(
  scene: Scene,
  release: ModelRelease,
  { key, call, name, client }: Pick<Sent, 'key' | 'call'> & Proposer,
) {
  const [method, path, body] = call;
  const sent = await client.call(method, path, body, { 'x-release': String(release.id) });
  const about = `${sent.text}\n${scene.log.join('\n')}`;
  if (sent.status === 403) {
    expect([name, release.proposals.get(key)?.authors.has(name)], about).toEqual(['Dora', false]);
    return undefined;
  }
  expect(sent.status, about).toBe(202);
  return JSON.parse(sent.text).proposal;
}

export async function proposeIn(scene: Scene, choice: Choice) {
  const release = await releaseFor(scene, choice);
  const { name, client, isAuthor } = proposerOf(scene, choice);
  const write = chooseWrite(scene, release, choice);
  if (!write) return;
  const { action, fields } = write;
  scene.log.push(`  in release ${release.id}: ${write.call.slice(0, 2).join(' ')}`);
  const answer = await proposalIn(scene, release, { ...write, name, client });
  if (answer === undefined) return;
  const { kind, id } = partsOf(write.key);
  const entity = action === 'create' && id === 0 ? answer.entity_id : id;
  const key = keyOf(kind, entity);
  const earlier = release.proposals.get(key);
  if (fields.size === 0) {
    expect(answer, scene.log.join('\n')).toBeNull();
    release.proposals.delete(key);
    return;
  }
  // What has been asked for once is asked for again.
  const isNeeded = isAuthor || (scene.reviewsProducts && kind === 'product');
  const proposal: ModelProposal = {
    id: answer.id,
    kind,
    entity,
    action,
    fields,
    ...{ moves: [], base: [], state: 'open' },
    needsApproval: isNeeded || (earlier?.needsApproval === true && answer.needs_approval),
    authors: new Set([...(earlier?.authors ?? []), name]),
  };
  expect(answer, scene.log.join('\n')).toMatchObject({
    ...{ action, entity_id: entity, needs_approval: proposal.needsApproval },
  });
  release.proposals.set(key, proposal);
}

export async function proposeOrder(scene: Scene, choice: Choice) {
  const release = await releaseFor(scene, choice);
  const view = withProposals(scene.live, release.proposals.values());
  const list = choice.list();
  const all = view?.orders[list] ?? [];
  const live = all.filter((id) => scene.live.orders[list].includes(id));
  const order = choice.moved(choice.whole(2) === 0 ? all : live);
  if (!view || order.length < 2) return;
  const { name, client, isAuthor } = proposerOf(scene, choice);
  const key = keyOf(list, 1);
  const call: Sent['call'] = ['PUT', ...orderCall(list, order)];
  const answer = await proposalIn(scene, release, { key, call, name, client });
  if (answer === undefined) return;
  const earlier = release.proposals.get(key);
  if (answer === null) return void release.proposals.delete(key);
  const proposal: ModelProposal = {
    id: answer.id,
    kind: list,
    entity: 1,
    action: 'order',
    ...{ fields: new Map(), moves: answer.ops[0].to, base: answer.ops[0].from, state: 'open' },
    needsApproval: isAuthor || (earlier?.needsApproval === true && answer.needs_approval),
    authors: new Set([...(earlier?.authors ?? []), name]),
  };
  const base = earlier?.state === 'refused' ? undefined : earlier?.base;
  expect(proposal.base, scene.log.join('\n')).toEqual(base ?? scene.live.orders[list]);
  release.proposals.set(key, proposal);
  const proposed = withProposals(scene.live, release.proposals.values());
  const named = proposed?.orders[list].filter((id) => order.includes(id));
  expect(named, scene.log.join('\n')).toEqual(order);
}
