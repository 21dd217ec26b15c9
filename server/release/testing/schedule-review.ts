/** Reviews, moves, withdraws and settles proposals, on the real app and on the model. */
import { expect } from 'vitest';
import type { Choice } from './schedule-choice.ts';
import {
  conflictsIn,
  keyOf,
  type ListName,
  type ModelKind,
  type ModelProposal,
  type ModelRelease,
} from './schedule-model.ts';
import { openReleases, type Scene } from './schedule-scene.ts';
import { allFields } from './schedule-site.ts';

type Listed = {
  id: number;
  kind: ModelKind | ListName;
  entity_id: number;
  action: ModelProposal['action'];
  needs_approval: boolean;
  ops: { field: string; language: string | null; from: never; to: never }[];
};

type Changes = ModelProposal['fields'];

function changesIn({ kind, ops }: Listed): Changes {
  const known = allFields[kind as ModelKind] ?? [];
  const named = ops.map(({ field, language, from, to }) => ({
    name: language ? `${field}@${language}` : field,
    change: { from, to },
  }));
  return new Map(
    named.filter(({ name }) => known.includes(name)).map(({ name, change }) => [name, change]),
  );
}

/** Takes over what the site proposed automatically: an edit or an undo that has to be approved. */
export async function proposalsOf(
  scene: Scene,
  release: ModelRelease,
  author: string,
  isNew: (key: string) => boolean = () => true,
) {
  const { items } = await scene.people.cleo.read(`/proposals?release=${release.id}&limit=1000`);
  const listed = items as Listed[];
  const known = new Set(listed.map(({ kind, entity_id }) => keyOf(kind, entity_id)));
  for (const key of release.proposals.keys()) if (!known.has(key)) release.proposals.delete(key);
  for (const one of listed) {
    const { id, kind, entity_id: entity, action, needs_approval: needsApproval, ops } = one;
    const key = keyOf(kind, entity);
    if (!isNew(key)) continue;
    const earlier = release.proposals.get(key);
    const order = ops.find(({ field }) => field === 'order');
    const fields = earlier && earlier.id === 0 ? earlier.fields : changesIn(one);
    const names = action === 'change' ? [] : (allFields[kind as ModelKind] ?? []);
    for (const name of names.filter((name) => !fields.has(name)))
      fields.set(name, { from: null, to: null });
    release.proposals.set(key, {
      ...{ id, kind, entity, action, fields, needsApproval, state: 'open' },
      ...{ moves: order?.to ?? [], base: order?.from ?? [] },
      authors: new Set([...(earlier?.authors ?? []), author]),
    });
  }
}

type Picked = { release: ModelRelease; key: string; proposal: ModelProposal };

function pick(scene: Scene, choice: Choice): Picked | undefined {
  const all = openReleases(scene).flatMap((release) =>
    [...release.proposals].map(([key, proposal]) => ({ release, key, proposal })),
  );
  return choice.of(all);
}

/** Nobody decides on their own change. */
async function decide({ people }: Scene, proposal: ModelProposal, decision: 'approve' | 'refuse') {
  const send = (person: 'ada' | 'cleo', isOwn: boolean) =>
    people[person].answer(isOwn ? 403 : 200, 'POST', `/proposals/${proposal.id}/${decision}`, {
      ...(decision === 'refuse' && { reason: 'Not now' }),
    });
  if (proposal.authors.has('Ada')) await send('ada', true);
  const isOwn = proposal.authors.has('Cleo');
  await send('cleo', isOwn);
  if (!isOwn) proposal.state = decision === 'approve' ? 'approved' : 'refused';
}

export async function approve(scene: Scene, choice: Choice) {
  const picked = pick(scene, choice);
  if (picked) await decide(scene, picked.proposal, 'approve');
}

/** So that more than single changes get published. */
export async function approveAll(scene: Scene, choice: Choice) {
  const release = choice.of(openReleases(scene));
  for (const proposal of release?.proposals.values() ?? []) {
    if (proposal.state !== 'refused') await decide(scene, proposal, 'approve');
  }
}

export async function refuse(scene: Scene, choice: Choice) {
  const picked = pick(scene, choice);
  if (picked) await decide(scene, picked.proposal, 'refuse');
}

export async function withdraw(scene: Scene, choice: Choice) {
  const picked = pick(scene, choice);
  if (!picked) return;
  await scene.people.ada.answer(204, 'DELETE', `/proposals/${picked.proposal.id}`);
  picked.release.proposals.delete(picked.key);
}

export async function moveElsewhere(scene: Scene, choice: Choice) {
  const picked = pick(scene, choice);
  const target = choice.of(openReleases(scene));
  if (!picked || !target || target === picked.release) return;
  const isTaken = target.proposals.has(picked.key);
  const path = `/proposals/${picked.proposal.id}`;
  await scene.people.ada.answer(isTaken ? 409 : 200, 'PUT', path, { release_id: target.id });
  if (isTaken) return;
  picked.release.proposals.delete(picked.key);
  target.proposals.set(picked.key, picked.proposal);
}

/** Settles the first conflict of a proposal. */
export async function resolve(scene: Scene, choice: Choice) {
  const all = openReleases(scene).flatMap((release) =>
    [...release.proposals].flatMap(([key, proposal]) => {
      const [conflict] = conflictsIn(scene.live, [proposal]);
      return conflict ? [{ release, key, proposal, conflict }] : [];
    }),
  );
  const picked = choice.of(all);
  if (!picked) return;
  const { release, key, proposal, conflict } = picked;
  const name = conflict.slice(key.length + 1);
  const [field, language = null] = name.split('@');
  const take = name !== 'id' && choice.whole(2) === 0 ? 'proposed' : 'live';
  const path = `/proposals/${proposal.id}/resolve`;
  const answer = await scene.people.cleo.answer(200, 'POST', path, { field, language, take });
  const base = proposal.fields.get(name);
  if (take === 'proposed' && base) {
    const from = scene.live.things.get(key)?.[name] ?? null;
    proposal.fields.set(name, { ...base, from });
  } else proposal.fields.delete(name);
  const isGone =
    name === 'id' ||
    proposal.fields.size === 0 ||
    (proposal.action === 'delete' && take === 'live');
  expect(answer.proposal === null, scene.log.join('\n')).toBe(isGone);
  if (isGone) release.proposals.delete(key);
  if (proposal.state === 'approved') proposal.state = 'open';
  proposal.authors.add('Cleo');
}
