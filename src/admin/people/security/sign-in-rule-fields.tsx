import { useState } from 'react';
import type { SignInRules } from '#contract/people/sign-in-rules.ts';
import { client, trpc } from '../../api.ts';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { LoadError } from '../../load-error.tsx';
import { problemOf } from '../../problem.ts';
import { TitledSection } from '../../titled-section.tsx';
import { isSession, storedToken, storeToken } from '../sign-in/stored-token.ts';

async function exchangeStoredToken() {
  if (isSession(storedToken())) return;
  const { token } = await client.admin.signIn.open.mutate();
  storeToken(token);
}

export function SignInRuleFields() {
  const { passkey, refusal: refusals, signIn: text } = useAdminTexts();
  const { data, error, refetch } = trpc.admin.signIn.rules.useQuery();
  const replace = trpc.admin.signIn.replaceRules.useMutation({
    onSuccess: () => toast.success(text.rulesSaved),
  });
  const [pressed, setPressed] = useState<Partial<SignInRules>>();
  async function change(changed: Partial<SignInRules>) {
    if (!data) return;
    setPressed(changed);
    try {
      // The owner's own token would be refused from then on.
      if (changed.sessions_only) await exchangeStoredToken();
      replace.mutate({ ...data, ...changed }, { onSettled: () => setPressed(undefined) });
    } catch (error) {
      setPressed(undefined);
      toast.error(problemOf(error, refusals).message);
    }
  }
  if (!data && error) return <LoadError error={error} retry={refetch} />;
  const shown = data && { ...data, ...pressed };
  const isLocked = !data || pressed !== undefined;
  return (
    <TitledSection
      id="sign-in-rules"
      title={text.rules}
      className="flex flex-col gap-2 rounded-card border border-line bg-raised p-5"
    >
      <Rule
        name="sessions_only"
        label={text.sessionsOnly}
        hint={text.sessionsOnlyHint}
        isOn={shown?.sessions_only ?? false}
        isLocked={isLocked}
        onChange={(sessions_only) => change({ sessions_only })}
      />
      <Rule
        name="passkeys_required"
        label={passkey.required}
        hint={passkey.requiredHint}
        isOn={shown?.passkeys_required ?? false}
        isLocked={isLocked}
        onChange={(passkeys_required) => change({ passkeys_required })}
      />
    </TitledSection>
  );
}

type RuleProps = {
  name: keyof SignInRules;
  label: string;
  hint: string;
  isOn: boolean;
  isLocked: boolean;
  onChange: (isOn: boolean) => void;
};

const Rule = ({ name, label, hint, isOn, isLocked, onChange }: RuleProps) => (
  <>
    <label className="flex min-h-9 w-fit items-center gap-3 font-strong text-small">
      <input
        type="checkbox"
        name={name}
        checked={isOn}
        disabled={isLocked}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 accent-brass"
      />
      {label}
    </label>
    <p className="max-w-[44rem] text-muted text-small">{hint}</p>
  </>
);
