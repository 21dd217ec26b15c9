import { client, trpc } from '../../api.ts';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { LoadError } from '../../load-error.tsx';
import { problemOf } from '../../problem.ts';
import { isSession, storedToken, storeToken } from '../sign-in/stored-token.ts';

async function exchangeStoredToken() {
  if (isSession(storedToken())) return;
  const { token } = await client.admin.signIn.open.mutate();
  storeToken(token);
}

export function SignInRuleFields() {
  const { refusal: refusals, signIn: text } = useAdminTexts();
  const { data, error, refetch } = trpc.admin.signIn.rules.useQuery();
  const replace = trpc.admin.signIn.replaceRules.useMutation({
    onSuccess: () => toast.success(text.rulesSaved),
  });
  async function change(sessions_only: boolean) {
    if (!data) return;
    try {
      // The owner's own token would be refused from then on.
      if (sessions_only) await exchangeStoredToken();
      replace.mutate({ ...data, sessions_only });
    } catch (error) {
      toast.error(problemOf(error, refusals).message);
    }
  }
  if (!data && error) return <LoadError error={error} retry={refetch} />;
  return (
    <section
      aria-labelledby="sign-in-rules"
      className="flex flex-col gap-2 rounded-card border border-line bg-raised p-5"
    >
      <h2 id="sign-in-rules" className="text-large">
        {text.rules}
      </h2>
      <label className="flex min-h-9 w-fit items-center gap-3 font-strong text-small">
        <input
          type="checkbox"
          name="sessions_only"
          checked={(replace.isPending ? replace.variables : data)?.sessions_only ?? false}
          disabled={!data || replace.isPending}
          onChange={({ target }) => change(target.checked)}
          className="size-5 accent-brass"
        />
        {text.sessionsOnly}
      </label>
      <p className="max-w-[44rem] text-muted text-small">{text.sessionsOnlyHint}</p>
    </section>
  );
}
