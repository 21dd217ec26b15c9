import { useState } from 'react';
import type { Publication } from '#contract/release/release.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { ClosingForm } from '../../form/closing-form.tsx';
import { fromInput } from '../../form/date-time-field.tsx';
import { FormButtons } from '../../form/form-buttons.tsx';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { problemOf } from '../../problem.ts';
import { useSiteTime } from '../../use-site-time.ts';
import { MinuteField } from '../form/minute-field.tsx';
import type { FullRelease } from '../release-output.ts';
import { useWorkingRelease, workIn } from '../working/working-release.ts';
import { useSeen, useShown } from './use-seen.ts';

type Props = { release: FullRelease };

/** Publishes a release now, at a minute, or once everything in it is approved. */
export function PublishButtons({ release }: Props) {
  const { page: text } = useAdminTexts().release;
  const [asking, ask] = useState<'now' | 'later'>();
  const unschedule = trpc.admin.release.update.useMutation({
    onSuccess: () => toast.success(text.unscheduled),
  });
  const { id, name, state, proposals, unapproved } = release;
  const publish = trpc.admin.release.publish.useMutation({
    onSuccess: () => toast.success(text.scheduled),
  });
  const { seen, isLoaded } = useShown(release);
  const close = () => ask(undefined);
  const isScheduled = state === 'waiting';
  return (
    <>
      <button
        type="button"
        disabled={proposals === 0 || !isLoaded}
        onClick={() => ask('now')}
        className={buttonClass.primary}
      >
        {text.publishNow}
      </button>
      <button
        type="button"
        disabled={!isLoaded}
        onClick={() => ask('later')}
        className={buttonClass.quiet}
      >
        {text.publishAt}
      </button>
      {!isScheduled && unapproved > 0 && (
        <button
          type="button"
          disabled={publish.isPending || !isLoaded}
          onClick={() => publish.mutate({ id, when_approved: true, seen })}
          className={buttonClass.quiet}
        >
          {text.publishWhenApproved}
        </button>
      )}
      {isScheduled && (
        <button
          type="button"
          disabled={unschedule.isPending}
          onClick={() => unschedule.mutate({ id, draft: { name } })}
          className={buttonClass.quiet}
        >
          {text.unschedule}
        </button>
      )}
      {asking === 'now' && <PublishDialog release={release} onClose={close} />}
      {asking === 'later' && <MinuteDialog release={release} onClose={close} />}
    </>
  );
}

type DialogProps = Props & { onClose: () => void };

/** A failure changes the release too, which then says why it wasn't published. */
function usePublish(release: FullRelease) {
  const { refusal } = useAdminTexts();
  const utils = trpc.useUtils();
  const [error, setError] = useState<string>();
  const seen = useSeen(release);
  const publish = trpc.admin.release.publish.useMutation(showsOwnErrors);
  async function run(at: Partial<Publication> | null): Promise<boolean> {
    try {
      await publish.mutateAsync({ id: release.id, seen, ...at });
      return true;
    } catch (failure) {
      setError(problemOf(failure, refusal).message);
      await Promise.all([utils.admin.release.invalidate(), utils.admin.proposal.invalidate()]);
      return false;
    }
  }
  return { error, setError, run };
}

function PublishDialog({ release, onClose }: DialogProps) {
  const { release: text, shared } = useAdminTexts();
  const { name, proposals, unapproved, conflicts } = release;
  const { error, run } = usePublish(release);
  const working = useWorkingRelease();
  async function save() {
    if (!(await run(null))) return;
    if (working === release.id) workIn(undefined);
    toast.success(text.page.published(name));
    onClose();
  }
  return (
    <Dialog title={text.page.askToPublish(name)} onClose={onClose}>
      <p className="text-muted">{text.page.publication(proposals)}</p>
      {unapproved > 0 && <p className="text-warning">{text.page.stillToApprove(unapproved)}</p>}
      {conflicts > 0 && <p className="text-warning">{text.page.stillInConflict(conflicts)}</p>}
      {error && (
        <p role="alert" className="text-danger">
          {error}
        </p>
      )}
      <ClosingForm save={save}>
        <FormButtons
          action={error ? shared.tryAgain : text.page.publishNow}
          disabled={unapproved > 0 || conflicts > 0}
          onCancel={onClose}
        />
      </ClosingForm>
    </Dialog>
  );
}

function MinuteDialog({ release, onClose }: DialogProps) {
  const { release: text } = useAdminTexts();
  const timeZone = useSiteTime()?.timeZone ?? '';
  const { error, setError, run } = usePublish(release);
  async function save(fields: FormData) {
    const publish_at = fromInput(String(fields.get('at') ?? ''));
    if (publish_at === null) return setError(text.dialog.noTime);
    if (!(await run({ publish_at }))) return;
    toast.success(text.page.scheduled);
    onClose();
  }
  return (
    <Dialog title={text.page.publish} onClose={onClose}>
      <ClosingForm save={save}>
        <MinuteField hint={text.dialog.atHint(timeZone)} error={error} />
        <FormButtons action={text.dialog.schedule} onCancel={onClose} />
      </ClosingForm>
    </Dialog>
  );
}
