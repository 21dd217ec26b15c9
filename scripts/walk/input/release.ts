import { first, type Given, type Inputs, idOf, refused } from './input.ts';

export const previewedName = 'Previewed';

const inRelease = ({ answer }: Given) => ({ 'x-release': String(answer('release.create').id) });

const propose = (given: Given, name: string) =>
  given.write('/regulators', { name: given.own(name) }, inRelease(given));

const proposed = first('proposal.list');

export const releaseInputs: Inputs = {
  'release.create': ({ own }) => ({ name: own('Walk') }),
  'release.list': () => ({ limit: 5 }),
  'release.get': idOf('release.create'),
  'release.update': ({ answer, own }) => ({
    id: answer('release.create').id,
    draft: { name: own('Walked') },
  }),
  'proposal.list': async (given) => {
    await propose(given, 'Withdrawn');
    return { release: given.answer('release.create').id };
  },
  'proposal.get': proposed,
  'proposal.update': async (given) => ({
    ...((await proposed(given)) as object),
    draft: { reason: 'Part of the walk' },
  }),
  'proposal.comment': async (given) => ({ ...((await proposed(given)) as object), text: 'Good' }),
  'proposal.ask': proposed,
  'proposal.approve': refused(403, proposed),
  'proposal.refuse': refused(403, async (given) => ({
    ...((await proposed(given)) as object),
    reason: 'Not now',
  })),
  'proposal.resolve': refused(409, async (given) => ({
    ...((await proposed(given)) as object),
    field: 'name',
    take: 'live',
  })),
  'proposal.delete': proposed,
  // Only two releases can be previewed at a time, so all walks preview the same one.
  'release.preview': async ({ read, write }) => {
    const { items } = await read('/releases?state=open');
    const known = items.find(({ name }: { name: string }) => name === previewedName);
    return { id: (known ?? (await write('/releases', { name: previewedName }))).id };
  },
  'release.publish': async (given) => {
    await propose(given, 'Published');
    return { id: given.answer('release.create').id };
  },
  'release.undo': idOf('release.create'),
  'release.undoGroup': async ({ read }) => {
    const { items } = await read('/changes?limit=1');
    return { log_group: items[0].log_group, dry_run: true };
  },
  'agentChange.takeOver': refused(409, idOf('release.create')),
  'agentChange.refuse': refused(409, async (given) => ({
    ...((await idOf('release.create')(given)) as object),
    reason: 'Not now',
  })),
  'agentChange.undo': () => ({ since: new Date().toISOString().slice(0, 10), dry_run: true }),
  'release.delete': async ({ write, own }) => ({
    id: (await write('/releases', { name: own('Deleted') })).id,
  }),
  'fourEyes.get': () => undefined,
  'fourEyes.update': () => ({ kinds: [], markets: [], groups: [] }),
};
