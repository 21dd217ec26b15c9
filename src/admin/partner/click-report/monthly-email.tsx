import { Link } from '@tanstack/react-router';
import { trpc } from '../../api.ts';
import { toast } from '../../frame/toast-store.ts';
import { adminLanguage, useAdminTexts } from '../../language.ts';
import { useSession } from '../../people/sign-in/use-session.ts';
import { problemOf } from '../../problem.ts';

/** Lets owners turn on a monthly email, in the language they use. */
export function MonthlyEmail() {
  const isOwner = useSession()?.role === 'owner';
  return isOwner ? <Choice /> : null;
}

function Choice() {
  const { report: text, refusal, frame } = useAdminTexts();
  const utils = trpc.useUtils();
  const { data } = trpc.admin.monthlyReport.get.useQuery();
  const change = trpc.admin.monthlyReport.update.useMutation({
    onSuccess: (changed) => utils.admin.monthlyReport.get.setData(undefined, changed),
    onError: (error) => toast.error(problemOf(error, refusal).message),
  });
  if (!data) return null;
  const isOn = data.language !== null;
  return (
    <div className="flex flex-col gap-1.5">
      <label className="flex min-h-9 w-fit items-center gap-3 font-strong text-small">
        <input
          type="checkbox"
          checked={isOn}
          disabled={change.isPending || (!isOn && !data.can_send)}
          onChange={({ target }) =>
            change.mutate({ language: target.checked ? adminLanguage() : null })
          }
          className="size-5 accent-brass"
        />
        {text.monthlyEmail}
      </label>
      <p className="max-w-[44rem] text-muted text-small">
        {data.can_send ? text.monthlyEmailTo(data.address ?? '') : text.monthlyEmailMissing}{' '}
        <Link to="/admin/settings" className="underline underline-offset-4">
          {frame.screens.settings}
        </Link>
      </p>
    </div>
  );
}
