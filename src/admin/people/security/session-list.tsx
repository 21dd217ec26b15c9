import { buttonClass } from '../../../ui/button.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { trpc } from '../../api.ts';
import { formatTime } from '../../format.ts';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { LoadError } from '../../load-error.tsx';
import { TitledSection } from '../../titled-section.tsx';
import { deviceName } from '../device-name.ts';
import { PersonFacts } from '../person-facts.tsx';

/** Lists the active sessions of one person or, for owners, of everyone. */
export function SessionList({ of: person }: { of?: string }) {
  const { signIn: text } = useAdminTexts();
  const { data, error, refetch } = trpc.admin.signIn.list.useQuery({});
  const end = trpc.admin.signIn.end.useMutation({
    onSuccess: () => toast.success(text.sessionEnded),
  });
  if (!data && error) return <LoadError error={error} retry={refetch} />;
  if (!data) return <Skeleton className="h-24" />;
  const sessions = data.items.filter(({ name }) => person === undefined || name === person);
  return (
    <TitledSection id="sessions" title={text.sessions} className="flex flex-col gap-3">
      {sessions.length === 0 && (
        <p className="text-muted">{person === undefined ? text.noSessions : text.noOwnSessions}</p>
      )}
      <ul aria-labelledby="sessions" className="flex flex-col gap-2">
        {sessions.map(({ id, name, role, agent, network, last_used, ends_at, is_own }) => (
          <li key={id}>
            <PersonFacts
              person={{ name, role }}
              isOwn={is_own}
              facts={[
                [deviceName(agent), network].filter(Boolean).join(', '),
                text.sessionTimes(formatTime(last_used), formatTime(ends_at)),
              ]}
            >
              {!is_own && (
                <button
                  type="button"
                  disabled={end.isPending}
                  onClick={() => end.mutate({ id })}
                  className={buttonClass.quiet}
                >
                  {text.endSession}
                  <span className="sr-only"> ({name})</span>
                </button>
              )}
            </PersonFacts>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
