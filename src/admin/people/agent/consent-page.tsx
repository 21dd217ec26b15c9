import { useSearch } from '@tanstack/react-router';
import type { AskedConsent } from '#contract/people/agent-grant.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { trpc } from '../../api.ts';
import { LanguageMenu } from '../../frame/language-menu.tsx';
import { useSiteName } from '../../frame/site-name.ts';
import { useAdminTexts } from '../../language.ts';
import { LoadError } from '../../load-error.tsx';
import { useSession } from '../sign-in/use-session.ts';
import { parametersIn } from './agent-request.ts';

/** Asks a person whether an agent may sign in as them. */
export function ConsentPage() {
  const { agent: text, frame } = useAdminTexts();
  const { request } = useSearch({ from: '/admin/consent' });
  const asked = parametersIn(request);
  const { data, error, refetch } = trpc.admin.grant.describe.useQuery(asked, {
    refetchOnWindowFocus: false,
  });
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-[34rem] flex-col justify-center gap-6 px-4 py-8">
      <title>{frame.titleOf(text.consent, useSiteName())}</title>
      <h1 className="wrap-anywhere text-title">{data ? text.asks(data.client) : text.consent}</h1>
      <div className="flex flex-col gap-5 rounded-card border border-line bg-raised p-6">
        {!data && error && <LoadError error={error} retry={refetch} />}
        {!data && !error && <Skeleton className="h-48" />}
        {data && (
          <>
            <Description asked={data} />
            <Decision asked={asked} refusalUrl={data.refusal_url} />
          </>
        )}
      </div>
      <LanguageMenu />
    </main>
  );
}

function Description({ asked }: { asked: AskedConsent }) {
  const { agent: text, people } = useAdminTexts();
  const session = useSession();
  return (
    <>
      {session && <p dir="auto">{text.you(session.name, people.roles[session.role].inSentence)}</p>}
      <dl className="flex flex-col gap-3">
        <div>
          <dt className="text-muted text-small">{text.address}</dt>
          <dd className="wrap-anywhere font-strong">{asked.host}</dd>
          <dd className="text-muted text-small">
            {asked.is_verified ? text.verified : text.unverified}
          </dd>
        </div>
        {asked.redirect_host !== asked.host && (
          <div>
            <dt className="text-muted text-small">{text.answerGoesTo}</dt>
            <dd className="wrap-anywhere font-strong">{asked.redirect_host}</dd>
          </div>
        )}
      </dl>
      <div className="flex flex-col gap-1">
        <p id="scopes">{text.may}</p>
        <ul aria-labelledby="scopes" className="list-disc pl-5">
          {asked.scopes.map((scope) => (
            <li key={scope}>{text.scopes[scope]}</li>
          ))}
        </ul>
      </div>
      <p className="text-muted text-small">{text.limits}</p>
    </>
  );
}

type DecisionProps = { asked: Record<string, string>; refusalUrl: string };

function Decision({ asked, refusalUrl }: DecisionProps) {
  const { agent: text } = useAdminTexts();
  const consent = trpc.admin.grant.consent.useMutation({
    onSuccess: ({ url }) => window.location.assign(url),
  });
  // A program on this computer may answer without a page of its own.
  if (consent.isSuccess) return <p role="status">{text.allowedNow}</p>;
  return (
    <div className="flex flex-wrap gap-3">
      <button
        type="button"
        disabled={consent.isPending}
        onClick={() => consent.mutate(asked)}
        className={buttonClass.primary}
      >
        {text.allow}
      </button>
      <a href={refusalUrl} className={buttonClass.quiet}>
        {text.refuse}
      </a>
    </div>
  );
}
