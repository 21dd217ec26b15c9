import { type FormEvent, useState, useSyncExternalStore } from 'react';
import { buttonClass } from '../../../ui/button.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Field, FieldError } from '../../../ui/field/field.tsx';
import { PasswordInput } from '../../../ui/field/password-input.tsx';
import { useOneAtATime } from '../../../ui/use-one-at-a-time.ts';
import { client, trpc } from '../../api.ts';
import { FormButtons } from '../../form/form-buttons.tsx';
import { useAdminTexts } from '../../language.ts';
import { passkeyProblem, signWithPasskey } from '../passkey/browser-passkey.ts';
import { usePasskeyState } from '../passkey/staff-call.ts';
import { openQuestion } from './confirmation.ts';
import { refusalOf } from './token-refusal.ts';

/** The dialog that asks people to confirm their identity. */
export function ConfirmAgain() {
  const question = useSyncExternalStore(openQuestion.subscribe, openQuestion.read);
  return question ? <ConfirmDialog answer={question.answer} /> : null;
}

function ConfirmDialog({ answer }: { answer: (isConfirmed: boolean) => void }) {
  const { frame, refusal: refusals, signIn: text } = useAdminTexts();
  const [refusal, setRefusal] = useState<string>();
  const [isChecking, setChecking] = useState(false);

  async function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('token')).trim();
    setChecking(true);
    const check = (token: string) => client.admin.signIn.confirm.mutate({ token });
    const refused = await refusalOf(typed, check, frame.signIn, refusals);
    setChecking(false);
    setRefusal(refused);
    if (!refused) answer(true);
  }

  return (
    <Dialog title={text.confirm} onClose={() => answer(false)}>
      <p className="text-muted">{text.whyConfirm}</p>
      <ConfirmWithPasskey onConfirmed={() => answer(true)} />
      <form onSubmit={confirm} noValidate className="flex flex-col gap-4">
        <Field label={frame.signIn.token} error={refusal}>
          {(attributes) => (
            <PasswordInput
              {...attributes}
              show={frame.signIn.showToken}
              name="token"
              autoComplete="current-password"
            />
          )}
        </Field>
        <FormButtons
          action={isChecking ? frame.signIn.checking : text.confirmNow}
          disabled={isChecking}
          onCancel={() => answer(false)}
        />
      </form>
    </Dialog>
  );
}

/** Absent for people without a passkey. */
function ConfirmWithPasskey({ onConfirmed }: { onConfirmed: () => void }) {
  const texts = useAdminTexts();
  const { passkey: text } = texts;
  const { is_on } = usePasskeyState();
  const { data } = trpc.admin.passkey.list.useQuery({}, { enabled: is_on });
  const [refusal, setRefusal] = useState<string>();
  const confirm = useOneAtATime(async () => {
    setRefusal(undefined);
    try {
      const request = await client.admin.signIn.confirmationRequest.mutate({});
      await client.admin.signIn.confirmWithPasskey.mutate(await signWithPasskey(request));
      onConfirmed();
    } catch (error) {
      setRefusal(passkeyProblem(error, texts));
    }
  });
  if (!data?.items.some(({ is_own }) => is_own)) return null;
  return (
    <>
      <button type="button" onClick={confirm} className={buttonClass.primary}>
        {text.confirmWith}
      </button>
      {refusal && (
        <div role="alert">
          <FieldError message={refusal} />
        </div>
      )}
    </>
  );
}
