import { useState } from 'react';
import type { AccountText } from '../../../../messages/type/account.ts';
import { AccountSection, panelClass } from './account-section.tsx';
import { type AccountField, AccountForm } from './password-checked-form.tsx';

type Props = { text: AccountText; email: string; onPasswordChanged: () => void };

export function CredentialForms({ text, email: current, onPasswordChanged }: Props) {
  const { email, password } = text;
  const [done, setDone] = useState<'email' | 'password'>();
  const currentPassword: AccountField = {
    name: 'password',
    label: password.current,
    autoComplete: 'current-password',
  };
  return (
    <div className="grid gap-8 md:grid-cols-2 md:gap-4">
      <AccountSection title={email.title}>
        <div className={panelClass}>
          <AccountForm
            text={text}
            email={current}
            path="/api/account/email"
            fields={[{ name: 'email', label: email.label, autoComplete: 'email' }, currentPassword]}
            send={email.send}
            onDone={() => setDone('email')}
            done={done === 'email' ? email.done : undefined}
          />
        </div>
      </AccountSection>
      <AccountSection title={password.title}>
        <div className={panelClass}>
          <AccountForm
            text={text}
            email={current}
            path="/api/account/password"
            fields={[
              currentPassword,
              {
                name: 'new_password',
                label: password.label,
                hint: password.hint,
                autoComplete: 'new-password',
              },
            ]}
            send={password.send}
            onDone={() => {
              setDone('password');
              onPasswordChanged();
            }}
            done={done === 'password' ? password.done : undefined}
          />
        </div>
      </AccountSection>
    </div>
  );
}
