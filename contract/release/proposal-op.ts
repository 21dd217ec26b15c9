/** Describes a proposed change field by field, so that it can be merged with what others have changed since. */
import { z } from 'zod';
import { isBranch, isSame } from '../catalogue/history/changed-fields.ts';
import { isLanguage, languages } from '../language.ts';

/** The state that editors write, as JSON. */
export type WrittenState = Record<string, unknown>;

export const proposalOp = z.object({
  field: z.string().meta({
    description: 'The path of the field in the draft, without the language, such as `terms.value`',
  }),
  language: z.enum(languages).nullable(),
  from: z.unknown().meta({ description: 'The live value that the proposal was based on' }),
  to: z.unknown(),
});
export type ProposalOp = z.output<typeof proposalOp>;

type Key = Pick<ProposalOp, 'field' | 'language'>;
type Leaf = Key & { path: string[]; value: unknown };

export const keyOf = ({ field, language }: Key) => `${language ?? ''}:${field}`;

/** Keeps the language apart from the field, so that an unfinished translation can be left out. */
function leafAt(path: string[], value: unknown): Leaf {
  const at = path.findIndex((name, index) => path[index - 1] === 'i18n' && isLanguage(name));
  const language = path[at];
  if (!isLanguage(language)) return { path, value, field: path.join('.'), language: null };
  return { path, value, language, field: path.toSpliced(at - 1, 2).join('.') };
}

/** A list or a rich text is one field. */
function leavesOf(state: unknown, path: string[] = []): Leaf[] {
  if (!isBranch(state)) return path.length === 0 ? [] : [leafAt(path, state)];
  return Object.entries(state).flatMap(([name, value]) => leavesOf(value, [...path, name]));
}

/** Either state is null if the entity doesn't exist in it. */
export function opsBetween(before: WrittenState | null, after: WrittenState | null): ProposalOp[] {
  const [was, is] = [before, after].map(
    (state) => new Map(leavesOf(state).map((leaf) => [keyOf(leaf), leaf])),
  ) as [Map<string, Leaf>, Map<string, Leaf>];
  return [...new Map([...was, ...is]).entries()].flatMap(([key, { field, language }]) => {
    const from = was.get(key)?.value ?? null;
    const to = is.get(key)?.value ?? null;
    return isSame(from, to) ? [] : [{ field, language, from, to }];
  });
}

/** Whether a state has the field. Without a language, the field may also contain others. */
export const hasField = (state: WrittenState, { field, language }: Key): boolean =>
  leavesOf(state).some(
    (leaf) =>
      leaf.language === language &&
      (leaf.field === field || (language === null && leaf.field.startsWith(`${field}.`))),
  );

/** Names that lead out of a state, into what all objects share. */
const reservedNames = ['__proto__', 'constructor', 'prototype'];

/** Lays proposed values over a state. Lists and rich texts are shared with both, because copying texts is slow. */
export function withOps(state: WrittenState, ops: readonly ProposalOp[]): WrittenState {
  const changed = copyOfBranches(state);
  const paths = new Map(leavesOf(state).map((leaf) => [keyOf(leaf), leaf.path]));
  for (const op of ops) {
    const names = op.field.split('.');
    const path = paths.get(keyOf(op)) ?? (op.language ? ['i18n', op.language, ...names] : names);
    setAt(changed, path, op.to);
  }
  return changed;
}

const copyOfBranches = (state: WrittenState): WrittenState =>
  Object.fromEntries(
    Object.entries(state).map(([name, value]) => [
      name,
      isBranch(value) ? copyOfBranches(value) : value,
    ]),
  );

function setAt(state: WrittenState, path: readonly string[], value: unknown) {
  if (path.some((name) => reservedNames.includes(name))) {
    throw new RangeError(`${path.join('.')} is not a field.`);
  }
  let branch = state;
  for (const name of path.slice(0, -1)) {
    const next = Object.hasOwn(branch, name) ? branch[name] : undefined;
    const inner: WrittenState = isBranch(next) ? next : {};
    branch[name] = inner;
    branch = inner;
  }
  branch[path.at(-1) as string] = value;
}

export const conflict = z.object({
  proposal_id: z.int(),
  field: z.string(),
  language: z.enum(languages).nullable(),
  base: z.unknown(),
  live: z.unknown(),
  proposed: z.unknown(),
});
export type Conflict = z.output<typeof conflict>;

/** Lists the fields that someone has changed since, to something other than the proposed value. */
export function changedSince(
  ops: readonly ProposalOp[],
  live: WrittenState | null,
): Omit<Conflict, 'proposal_id'>[] {
  const values = new Map(leavesOf(live).map((leaf) => [keyOf(leaf), leaf.value]));
  return ops.flatMap(({ field, language, from, to }) => {
    const value = values.get(keyOf({ field, language })) ?? null;
    if (isSame(value, from) || isSame(value, to)) return [];
    return [{ field, language, base: from, live: value, proposed: to }];
  });
}

/**
 * Describes an edit of an earlier proposal. Fields proposed before keep the live value they were based on, so that a
 * change by someone else still shows as a conflict.
 */
export function rebasedOps(
  earlier: readonly ProposalOp[],
  live: WrittenState | null,
  proposed: WrittenState | null,
): ProposalOp[] {
  const bases = new Map(earlier.map((op) => [keyOf(op), op.from]));
  return opsBetween(live, proposed).map((op) => {
    const key = keyOf(op);
    return bases.has(key) ? { ...op, from: bases.get(key) } : op;
  });
}
