import { buttonClass } from '../../../ui/button.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { trpc } from '../../api.ts';
import { useAdminTexts } from '../../language.ts';
import { LoadError } from '../../load-error.tsx';
import { TitledSection } from '../../titled-section.tsx';
import { SampleSection } from './sample-section.tsx';
import { SetupSteps } from './setup-steps.tsx';

export const SetupPage = () => (
  <div className="flex flex-col gap-10">
    <StepsSection />
    <SampleSection />
  </div>
);

function StepsSection() {
  const { setup: text } = useAdminTexts();
  const { data, error, refetch } = trpc.admin.setup.get.useQuery();
  const update = trpc.admin.setup.update.useMutation();
  return (
    <TitledSection id="setup" title={text.heading} className="flex flex-col gap-4">
      {error ? (
        <LoadError error={error} retry={refetch} />
      ) : data ? (
        <>
          <SetupSteps setup={data} />
          <p className="flex flex-wrap items-center gap-3 text-muted text-small">
            {data.dismissed ? text.notOnDashboard : text.onDashboard}
            <button
              type="button"
              disabled={update.isPending}
              onClick={() => update.mutate({ dismissed: !data.dismissed })}
              className={buttonClass.quiet}
            >
              {data.dismissed ? text.showThere : text.hideThere}
            </button>
          </p>
        </>
      ) : (
        <Skeleton className="h-80" />
      )}
    </TitledSection>
  );
}
