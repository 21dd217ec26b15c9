import { useState } from 'react';
import type { AccountText } from '../../messages/account-text.ts';
import { type AccountField, AccountForm } from './account-form.tsx';
import { AccountSection, panelClass } from './account-section.tsx';

type Props = { text: AccountText; email: string; onPasswordChanged: () => void };

export function AccountChanges({ text, email: address, onPasswordChanged }: Props) {
  const { email, password } = text;
  const [done, setDone] = useState<'email' | 'password'>();
  const current: AccountField = {
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
            email={address}
            path="/api/account/email"
            fields={[{ name: 'email', label: email.label, autoComplete: 'email' }, current]}
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
            email={address}
            path="/api/account/password"
            fields={[
              current,
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
