import type { Setup } from '#contract/site/setup.ts';
import { buttonClass } from '../../../ui/button.ts';
import { trpc } from '../../api.ts';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { useSessionQuery } from '../../people/sign-in/use-session.ts';
import { countDone, SetupSteps } from '../../site/setup/setup-steps.tsx';

/**
 * Returns the setup steps, which owners see until all are done or an owner dismisses them. While `isKnown` is false,
 * render nothing below, because the steps would push it down.
 */
export function useSetup(): { isKnown: boolean; setup: Setup | undefined } {
  const session = useSessionQuery();
  const isOwner = session.data?.role === 'owner';
  const { data, isPending } = trpc.admin.setup.get.useQuery(undefined, { enabled: isOwner });
  const isOpen = isOwner && data && !data.dismissed && countDone(data) < data.steps.length;
  return {
    isKnown: !session.isPending && !(isOwner && isPending),
    setup: isOpen ? data : undefined,
  };
}

export function SetupList({ setup }: { setup: Setup }) {
  const { setup: text } = useAdminTexts();
  const update = trpc.admin.setup.update.useMutation({
    onSuccess: () => toast.success(text.stillThere),
  });
  return (
    <section aria-labelledby="setup" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="setup" className="text-large">
          {text.heading}
        </h2>
        <div className="flex items-center gap-3">
          <p className="text-muted text-small">
            {text.progress(countDone(setup), setup.steps.length)}
          </p>
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
      <SetupSteps setup={setup} />
    </section>
  );
}
