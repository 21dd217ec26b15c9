import { countedIn } from '../../../counted.ts';

const counted = countedIn('en');

const changes = (count: number) =>
  counted(count, { one: '{count} change', other: '{count} changes' });

/** Changes that agents have proposed. */
export const texts = {
  mark: 'Agent',
  proposedBy: (name: string) => `Proposed by an agent of ${name}`,
  waiting: (count: number) =>
    counted(count, {
      one: '{count} change by an agent is waiting for a decision.',
      other: '{count} changes by an agent are waiting for a decision.',
    }),
  takeOver: 'Take over',
  takeOverAll: 'Take over all',
  hint: 'Changes you take over move to your own open release.',
  takenOver: (count: number) => `${changes(count)} moved to your release.`,
  refuseAll: 'Refuse all',
  askToRefuseAll: (count: number) => `Refuse ${changes(count)} by an agent?`,
  refusedAll: (count: number) => `${changes(count)} refused.`,
  undo: {
    open: 'Undo an agent’s changes…',
    title: 'Undo an agent’s changes',
    explanation:
      'Applies to everything an agent has proposed since this day. Proposals that are still waiting are withdrawn, and published changes are undone. Changes that people have edited themselves aren’t affected.',
    person: 'Agent of',
    since: 'Since',
    noDay: 'Choose a day.',
    withdrawn: 'These proposals will be withdrawn:',
    nothing: 'The agent hasn’t proposed anything since then that could be undone.',
    action: 'Undo changes',
    done: (withdrawn: number, undone: number) =>
      [
        withdrawn > 0 && `${changes(withdrawn)} withdrawn.`,
        undone > 0 && `${changes(undone)} undone.`,
      ]
        .filter(Boolean)
        .join(' '),
  },
};
