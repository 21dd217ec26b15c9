import { buttonClass } from '../../ui/button.ts';
import { trpc } from '../api.ts';
import { toast } from '../frame/toast-store.ts';
import { useAdminTexts } from '../language.ts';
import { countDone, SetupSteps } from '../settings/setup/setup-steps.tsx';
import { useSession } from '../sign-in/role.ts';

/** Owners see it until every step is done, or until one of them dismisses it. */
export function SetupList() {
  const { setup: text } = useAdminTexts();
  const isOwner = useSession()?.role === 'owner';
  const { data } = trpc.admin.setup.get.useQuery(undefined, { enabled: isOwner });
  const update = trpc.admin.setup.update.useMutation({
    onSuccess: () => toast.success(text.stillThere),
  });
  if (!isOwner || !data || data.dismissed) return null;
  const done = countDone(data);
  if (done === data.steps.length) return null;
  return (
    <section aria-labelledby="setup" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="setup" className="text-large">
          {text.heading}
        </h2>
        <div className="flex items-center gap-3">
          <p className="text-muted text-small">{text.progress(done, data.steps.length)}</p>
          <button
            type="button"
            disabled={update.isPending}
            onClick={() => update.mutate({ dismissed: true })}
            className={buttonClass.quiet}
          >
            {text.hide}
          </button>
        </div>
      </div>
      <SetupSteps steps={data.steps} />
    </section>
  );
}
