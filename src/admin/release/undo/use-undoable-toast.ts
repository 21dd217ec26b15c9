import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { useMayEdit } from '../../people/sign-in/use-session.ts';
import { problemOf } from '../../problem.ts';
import { keptText } from './kept-text.ts';
import { writtenGroup } from './written-group.ts';

const undoableFor = 60_000;

/**
 * Returns a function that says that something was saved, and offers to undo it for a minute. It takes the input or the
 * answer of the call that saved it, and undoes only what that call wrote.
 */
export function useUndoableToast() {
  const texts = useAdminTexts();
  const text = texts.release.undo;
  const mayEdit = useMayEdit();
  const undo = trpc.admin.release.undoGroup.useMutation(showsOwnErrors);

  async function run(log_group: string) {
    await undo.mutateAsync({ log_group }).then(
      ({ release, kept }) => {
        const left = keptText(kept, texts);
        const isDone = release?.state === 'published';
        toast.success(isDone ? (left ? text.doneInPart(left) : text.done) : text.sent);
      },
      (error) => toast.error(problemOf(error, texts.refusal).message),
    );
  }

  return (message: string, call: object) => {
    const group = mayEdit ? writtenGroup(call) : undefined;
    if (group === undefined) toast.success(message);
    else {
      const undoGroup = { label: text.action, run: () => run(group) };
      toast.success(message, undoGroup, { visibleFor: undoableFor });
    }
  };
}
