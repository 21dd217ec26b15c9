import { addressIn } from '#contract/address.ts';
import type { AccountText } from '../../messages/page/account-text.ts';
import { buttonClass } from '../../ui/button.ts';
import { usePageContext } from '../page-context.ts';
import { AccountForm } from './account-form.tsx';
import { AccountSection, panelClass } from './account-section.tsx';

/** Taking everything along, and leaving. */
export function AccountEnd({ text, email }: { text: AccountText; email: string }) {
  const { language } = usePageContext();
  const { data, deletion, password } = text;
  return (
    <AccountSection title={data.title}>
      <div className={panelClass}>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="text-muted">{data.text}</p>
          <a href="/api/account/data" download className={`${buttonClass.quiet} min-h-11`}>
            {data.take}
          </a>
        </div>
        <details className="border-line border-t pt-4">
          <summary className="w-fit text-muted underline underline-offset-4 hover:text-ink">
            {deletion.title}
          </summary>
          <p className="my-4 text-muted">{deletion.text}</p>
          <div className="max-w-[24rem]">
            <AccountForm
              text={text}
              email={email}
              path="/deletion"
              fields={[
                { name: 'password', label: password.current, autoComplete: 'current-password' },
              ]}
              send={deletion.send}
              look="danger"
              onDone={() => window.location.assign(addressIn(language, '/signin/deleted'))}
            />
          </div>
        </details>
      </div>
    </AccountSection>
  );
}
