import type { ChangedKind } from '#contract/catalogue/history/entity-kind.ts';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { client, trpc } from '../../api.ts';
import { addToToast, toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { useMayEdit, useSession } from '../../people/sign-in/use-session.ts';
import { problemOf } from '../../problem.ts';
import { keptText } from './kept-text.ts';

const undoableFor = 60_000;

/** Changes written together share a group, so one entity is enough. Without one, undoes the person's last change. */
type Written = { kind?: ChangedKind; id?: number | undefined };

/** Returns a function that says that something was saved, and offers to undo it for a minute. */
export function useUndoableToast() {
  const texts = useAdminTexts();
  const text = texts.release.undo;
  const session = useSession();
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

  return async (message: string, { kind: entity, id }: Written = {}): Promise<void> => {
    const shown = toast.success(message);
    if (!mayEdit) return;
    // Without its change, a save is only reported.
    const changes = await client.admin.change.list
      .query({ entity, id, actor: session?.name, limit: 1 })
      .catch(() => undefined);
    const change = changes?.items[0];
    if (!change?.log_group || change.actor !== session?.name) return;
    const { log_group } = change;
    addToToast(shown, {
      action: { label: text.action, run: () => run(log_group) },
      visibleFor: undoableFor,
    });
  };
}
