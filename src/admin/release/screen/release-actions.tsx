import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { buttonClass } from '../../../ui/button.ts';
import { trpc } from '../../api.ts';
import { ConfirmDialog } from '../../frame/confirm-dialog.tsx';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { useMayEdit, useMayWrite } from '../../people/sign-in/use-session.ts';
import type { FullRelease } from '../release-output.ts';
import { UndoDialog } from '../undo/undo-dialog.tsx';
import { isEditable } from '../working/use-editable-releases.ts';
import { useWorkingRelease, workIn } from '../working/working-release.ts';
import { RenameDialog } from './name-dialog.tsx';
import { PreviewButton } from './preview-button.tsx';
import { PublishButtons } from './publish-buttons.tsx';

/** The buttons for a release in its current state. */
export function ReleaseActions({ release }: { release: FullRelease }) {
  const mayEdit = useMayEdit();
  const mayPropose = useMayWrite();
  return (
    <div className="flex flex-wrap gap-2">
      {mayEdit && isEditable(release) && <PublishButtons release={release} />}
      {mayPropose && isEditable(release) && <PreviewButton id={release.id} />}
      {isEditable(release) && <WorkButton id={release.id} />}
      {mayEdit && isEditable(release) && <EditButtons release={release} />}
      {mayEdit && release.state === 'published' && <UndoButton release={release} />}
    </div>
  );
}

function WorkButton({ id }: { id: number }) {
  const { working: text } = useAdminTexts().release;
  const working = useWorkingRelease();
  const mayWrite = useMayWrite();
  if (!mayWrite) return null;
  const isWorking = working === id;
  return (
    <button
      type="button"
      onClick={() => workIn(isWorking ? undefined : id)}
      className={buttonClass.quiet}
    >
      {isWorking ? text.backToLive : text.start}
    </button>
  );
}

function EditButtons({ release }: { release: FullRelease }) {
  const { page: text } = useAdminTexts().release;
  const [asking, ask] = useState<'rename' | 'delete'>();
  const navigate = useNavigate();
  const working = useWorkingRelease();
  const remove = trpc.admin.release.delete.useMutation({
    onSuccess: async () => {
      if (working === release.id) workIn(undefined);
      toast.success(text.removed(release.name));
      await navigate({ to: '/admin/releases' });
    },
  });
  const close = () => ask(undefined);
  return (
    <>
      <button type="button" onClick={() => ask('rename')} className={buttonClass.quiet}>
        {text.rename}
      </button>
      <button
        type="button"
        disabled={remove.isPending}
        onClick={() => ask('delete')}
        className={buttonClass.quiet}
      >
        {text.remove}
      </button>
      {asking === 'rename' && <RenameDialog release={release} onClose={close} />}
      {asking === 'delete' && (
        <ConfirmDialog
          title={text.askToRemove(release.name)}
          text={text.removal}
          action={text.remove}
          onConfirm={() => remove.mutate({ id: release.id })}
          onClose={close}
        />
      )}
    </>
  );
}

function UndoButton({ release }: { release: FullRelease }) {
  const { undo: text } = useAdminTexts().release;
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAsking(true)} className={buttonClass.quiet}>
        {text.action}
      </button>
      {asking && <UndoDialog release={release} onClose={() => setAsking(false)} />}
    </>
  );
}
