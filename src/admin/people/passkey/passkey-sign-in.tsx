import { KeyRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { buttonClass } from '../../../ui/button.ts';
import { Field, inputClass } from '../../../ui/field/field.tsx';
import { useOneAtATime } from '../../../ui/use-one-at-a-time.ts';
import { useAdminTexts } from '../../language.ts';
import { passkeyProblem, signWithPasskey } from './browser-passkey.ts';
import { staff, usePasskeyState } from './staff-call.ts';

type Props = { onSignedIn: (token: string) => Promise<void> };

/** The ways to sign in without a token. Shown only if SITE_URL allows passkeys. */
export function PasskeySignIn({ onSignedIn }: Props) {
  const texts = useAdminTexts();
  const { passkey: text } = texts;
  const { is_on, is_required } = usePasskeyState();
  const [refusal, setRefusal] = useState<string>();
  const signIn = useOneAtATime(async () => {
    setRefusal(undefined);
    try {
      const { token } = await staff.signIn(await signWithPasskey(await staff.request()));
      await onSignedIn(token);
    } catch (error) {
      setRefusal(passkeyProblem(error, texts));
    }
  });
  if (!is_on && !is_required) return null;
  return (
    <section aria-label={text.signIn} className="flex flex-col gap-3">
      {is_on && (
        <button type="button" onClick={signIn} className={buttonClass.quiet}>
          <KeyRound className="size-4" strokeWidth={1.75} aria-hidden="true" />
          {text.signIn}
        </button>
      )}
      {is_required && <p className="text-muted text-small">{text.requiredHere}</p>}
      {refusal && (
        <p role="alert" className="text-danger text-small">
          {refusal}
        </p>
      )}
      <details className="text-small">
        <summary className="disclosure min-h-9 cursor-pointer py-2 text-muted hover:text-ink">
          {text.useRecoveryCode}
        </summary>
        <RecoveryForm onSignedIn={onSignedIn} />
      </details>
    </section>
  );
}

function RecoveryForm({ onSignedIn }: Props) {
  const texts = useAdminTexts();
  const { frame, passkey: text } = texts;
  const [refusal, setRefusal] = useState<string>();
  const recover = useOneAtATime(async (code: string) => {
    if (code === '') return setRefusal(text.noCode);
    setRefusal(undefined);
    try {
      const { token } = await staff.recover(code);
      await onSignedIn(token);
    } catch (error) {
      setRefusal(passkeyProblem(error, texts));
    }
  });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    recover(String(new FormData(event.currentTarget).get('code')).trim());
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3 pt-2">
      <Field label={text.recoveryCode} hint={text.codeWorksOnce} error={refusal}>
        {(attributes) => (
          <input
            {...attributes}
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={100}
            className={`font-mono ${inputClass}`}
          />
        )}
      </Field>
      <button type="submit" className={buttonClass.quiet}>
        {frame.signIn.send}
      </button>
    </form>
  );
}
