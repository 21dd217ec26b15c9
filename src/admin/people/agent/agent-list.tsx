import type { AgentGrant } from '#contract/people/agent-grant.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { trpc } from '../../api.ts';
import { formatTime } from '../../format.ts';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { LoadError } from '../../load-error.tsx';
import { TitledSection } from '../../titled-section.tsx';

type Props = { whose: 'own' | 'all' };

/** Lists the agents of this person or, for owners, of everyone. */
export function AgentList({ whose }: Props) {
  const { agent: text } = useAdminTexts();
  const isOwn = whose === 'own';
  return (
    <TitledSection
      id="agents"
      title={isOwn ? text.agents : text.allAgents}
      className="flex flex-col gap-3"
    >
      <p className="max-w-[44rem] text-muted text-small">{isOwn ? text.why : text.whyAll}</p>
      <Agents whose={whose} />
    </TitledSection>
  );
}

function Agents({ whose }: Props) {
  const { agent: text } = useAdminTexts();
  const { grant } = trpc.admin;
  const { data, error, refetch } = (whose === 'own' ? grant.list : grant.listAll).useQuery({});
  if (!data && error) return <LoadError error={error} retry={refetch} />;
  if (!data) return <Skeleton className="h-16" />;
  if (data.items.length === 0) return <p className="text-muted">{text.none}</p>;
  return (
    <ul aria-labelledby="agents" className="flex flex-col gap-2">
      {data.items.map((grant) => (
        <li key={grant.id}>
          <AgentRow grant={grant} isNamed={whose === 'all'} />
        </li>
      ))}
    </ul>
  );
}

function AgentRow({ grant, isNamed }: { grant: AgentGrant; isNamed: boolean }) {
  const { id, client, host, scopes, person, created_at, last_used_at, last_network } = grant;
  const { agent: text } = useAdminTexts();
  const end = trpc.admin.grant.end.useMutation({
    onSuccess: () => toast.success(text.ended(client)),
  });
  const used = last_used_at
    ? text.lastUsed(formatTime(last_used_at), last_network ?? '')
    : text.notUsed;
  return (
    <div className="flex items-center gap-3 rounded-card border border-line bg-raised py-3 pr-2 pl-4">
      <div className="grid min-w-0 flex-1 items-center gap-x-6 gap-y-1.5 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div dir="auto" className="wrap-anywhere">
          <p className="font-strong">{client}</p>
          <p className="text-muted text-small">{host}</p>
          {isNamed && <p className="text-small">{text.ofPerson(person)}</p>}
        </div>
        <div className="text-muted text-small">
          <p>{scopes.map((scope) => text.shortScopes[scope]).join(', ')}</p>
          <p>{used}</p>
          <p>{text.allowed(formatTime(created_at))}</p>
        </div>
      </div>
      <button
        type="button"
        aria-label={text.endNamed(client)}
        disabled={end.isPending}
        onClick={() => end.mutate({ id })}
        className={buttonClass.quiet}
      >
        {text.end}
      </button>
    </div>
  );
}
