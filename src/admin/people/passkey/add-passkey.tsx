import { type FormEvent, useState } from 'react';
import { maxLength } from '#contract/text-rule.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Field, inputClass } from '../../../ui/field/field.tsx';
import { useOneAtATime } from '../../../ui/use-one-at-a-time.ts';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { deviceName } from '../device-name.ts';
import { createPasskey, passkeyProblem } from './browser-passkey.ts';

export function AddPasskey() {
  const { passkey: text } = useAdminTexts();
  const request = trpc.admin.passkey.request.useMutation(showsOwnErrors);
  const add = trpc.admin.passkey.add.useMutation(showsOwnErrors);
  return (
    <PasskeyForm
      action={text.add}
      save={async (name) => {
        const registration = await createPasskey(await request.mutateAsync({}));
        await add.mutateAsync({ name, registration });
        toast.success(text.addedNow(name));
      }}
    />
  );
}

type Props = {
  action: string;
  /** Creates the passkey and stores it. Errors are shown below the name. */
  save: (name: string) => Promise<void>;
};

/** Asks for the name of a new passkey. Defaults to the device's name. */
export function PasskeyForm({ action, save }: Props) {
  const texts = useAdminTexts();
  const { passkey: text } = texts;
  const [refusal, setRefusal] = useState<string>();
  const create = useOneAtATime(async (name: string) => {
    if (name === '') return setRefusal(text.noName);
    setRefusal(undefined);
    await save(name).catch((error) => setRefusal(passkeyProblem(error, texts)));
  });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    create(String(new FormData(event.currentTarget).get('name')).trim());
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3 sm:flex-row sm:items-start">
      <div className="max-w-96 sm:flex-1">
        <Field label={text.name} hint={text.nameHint} error={refusal}>
          {(attributes) => (
            <input
              {...attributes}
              name="name"
              defaultValue={deviceName(navigator.userAgent)}
              maxLength={maxLength.label}
              autoComplete="off"
              className={inputClass}
            />
          )}
        </Field>
      </div>
      <button type="submit" className={`self-start sm:mt-7.5 ${buttonClass.primary}`}>
        {action}
      </button>
    </form>
  );
}
