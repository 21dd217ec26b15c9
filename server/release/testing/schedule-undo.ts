/** What an undo leads to in the model of a schedule. */
import { keyOf, type Live, type ModelProposal, partsOf, withProposals } from './schedule-model.ts';

type ModelUndo = { proposals: ModelProposal[]; kept: string[] };

/** Returns the fields that an undo changes, and those it leaves because of what someone has done since. */
export function undoIn(live: Live, before: Live, after: Live): ModelUndo {
  const { proposals, kept } = mergedUndo(live, before, after);
  const parts = proposals.flatMap(partsOfChange);
  const made: ModelProposal[] = [];
  for (let left = parts; ; ) {
    const earlier = made.length;
    for (const part of left) if (withProposals(live, [...made, part])) made.push(part);
    if (made.length === earlier) break;
    left = left.filter((part) => !made.includes(part));
  }
  const refused = parts.filter((part) => !made.includes(part));
  return {
    proposals: joined(made),
    kept: [...kept, ...refused.map(nameOfRefused)].sort(),
  };
}

/** A change may be possible without one of its fields, and anything else only as a whole. */
const partsOfChange = (one: ModelProposal): ModelProposal[] =>
  one.action === 'change'
    ? [...one.fields].map((field) => ({ ...one, fields: new Map([field]) }))
    : [one];

function joined(parts: readonly ModelProposal[]): ModelProposal[] {
  const whole = new Map<string, ModelProposal>();
  for (const part of parts) {
    const key = keyOf(part.kind, part.entity);
    const fields = new Map([...(whole.get(key)?.fields ?? []), ...part.fields]);
    whole.set(key, { ...part, fields });
  }
  return [...whole.values()];
}

const nameOfRefused = ({ kind, entity, action, fields }: ModelProposal) =>
  `${keyOf(kind, entity)} ${action === 'change' ? [...fields.keys()].join() : 'id'}`;

function mergedUndo(live: Live, before: Live, after: Live): ModelUndo {
  const undo: ModelUndo = { proposals: [], kept: [] };
  for (const key of new Set([...before.things.keys(), ...after.things.keys()])) {
    const [was, is, now] = [before, after, live].map(({ things }) => things.get(key));
    const names = Object.keys(was ?? is ?? {});
    const changed = names.filter((name) => (was?.[name] ?? null) !== (is?.[name] ?? null));
    if (was && is && changed.length === 0) continue;
    if (!was && !is) continue;
    if (was && Boolean(is) !== Boolean(now)) {
      undo.kept.push(`${key} id`);
      continue;
    }
    const looked = was && is ? changed : names;
    const kept = now
      ? looked.filter(
          (name) => now[name] !== (is?.[name] ?? null) && now[name] !== (was?.[name] ?? null),
        )
      : [];
    undo.kept.push(...kept.map((name) => `${key} ${name}`));
    if (!was && kept.length > 0) continue;
    const taken = looked.filter((name) => !kept.includes(name));
    if (taken.length === 0) continue;
    const { kind, id } = partsOf(key);
    undo.proposals.push({
      id: 0,
      kind,
      entity: id,
      action: was && is ? 'change' : was ? 'create' : 'delete',
      fields: new Map(
        taken.map((name) => [name, { from: is?.[name] ?? null, to: was?.[name] ?? null }]),
      ),
      moves: [],
      base: [],
      needsApproval: false,
      state: 'open',
      authors: new Set(),
    });
  }
  return undo;
}
