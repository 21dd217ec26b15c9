import { Link } from '@tanstack/react-router';
import { PackageOpen } from 'lucide-react';
import { buttonClass } from '../../../ui/button.ts';
import { trpc } from '../../api.ts';
import { useAdminTexts } from '../../language.ts';
import { useSession } from '../../people/sign-in/use-session.ts';
import { failureIn } from '../../problem.ts';
import { releaseLook } from '../release-look.ts';
import { isEditable } from './use-editable-releases.ts';
import { useTargetRelease } from './use-target-release.ts';
import { useWorkingRelease, workIn } from './working-release.ts';

/** Shown on every screen while changes don't go live. */
export function ReleaseBar() {
  const { release: text } = useAdminTexts();
  const isAuthor = useSession()?.role === 'author';
  const working = useWorkingRelease();
  const target = useTargetRelease();
  const { data, error } = trpc.admin.release.get.useQuery(
    { id: target ?? 1 },
    { enabled: target !== undefined },
  );
  if (working === undefined && !isAuthor) return null;
  const isGone = failureIn(error)?.code === 'not_found';
  const hasEnded = isGone || (data !== undefined && !isEditable(data));
  return (
    <section
      aria-label={text.working.label}
      className={`sticky top-0 z-20 flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 border-x-0 border-t-0 border-b-2! bg-raised! px-4 py-1.5 text-small lg:px-8 ${releaseLook.box}`}
    >
      <PackageOpen
        className={`size-4 shrink-0 max-sm:hidden ${releaseLook.text}`}
        strokeWidth={1.75}
        aria-hidden="true"
      />
      <div className="mr-auto min-w-0 max-sm:basis-full">
        {data && (
          <p dir="auto" className="truncate font-strong">
            {text.working.inRelease(data.name)}
          </p>
        )}
        <p className={hasEnded ? 'text-warning' : `text-muted ${data ? 'max-sm:hidden' : ''}`}>
          {isGone && text.working.unavailable}
          {hasEnded && data && text.working.ended(data.name)}
          {!hasEnded && (isAuthor ? text.working.asAuthor : text.working.hint)}
        </p>
      </div>
      {data && (
        <Link
          to="/admin/releases/$id"
          params={{ id: String(data.id) }}
          className="inline-flex min-h-9 items-center underline underline-offset-4 hover:text-brass"
        >
          {text.working.open} ({text.changes(data.proposals)})
        </Link>
      )}
      {working !== undefined && (
        <button type="button" onClick={() => workIn(undefined)} className={buttonClass.quiet}>
          {text.working.backToLive}
        </button>
      )}
    </section>
  );
}
