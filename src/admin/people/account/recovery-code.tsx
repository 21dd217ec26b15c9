import { useState } from 'react';
import { buttonClass } from '../../../ui/button.ts';
import { trpc } from '../../api.ts';
import { formatTime } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import { ShownOnce } from '../../shown-once.tsx';
import { TitledSection } from '../../titled-section.tsx';

/** Creates a code to print out, in case all passkeys are lost. */
export function RecoveryCode() {
  const { passkey: text } = useAdminTexts();
  const [code, setCode] = useState<string>();
  const { data } = trpc.admin.passkey.recoveryCode.useQuery();
  const create = trpc.admin.passkey.createRecoveryCode.useMutation({
    onSuccess: (made) => setCode(made.code),
  });
  const made = data?.created_at;
  return (
    <TitledSection
      id="recovery-code"
      title={text.recoveryCode}
      className="flex flex-col items-start gap-3"
    >
      <p className="max-w-[44rem] text-muted text-small">
        {text.whyRecoveryCode} {made ? text.codeMade(formatTime(made)) : text.noCodeYet}
      </p>
      {code === undefined ? (
        <button
          type="button"
          disabled={create.isPending}
          onClick={() => create.mutate({})}
          className={buttonClass.quiet}
        >
          {made ? text.replaceCode : text.makeCode}
        </button>
      ) : (
        <div className="w-full max-w-[44rem]">
          <ShownOnce
            label={text.recoveryCode}
            hint={text.printCode}
            value={code}
            copy={text.copyCode}
            onDone={() => setCode(undefined)}
          />
        </div>
      )}
    </TitledSection>
  );
}
