import { type MouseEvent, useState } from 'react';
import { pathIn } from '#contract/language-path.ts';
import { noticePath } from '#contract/page-path.ts';
import type { AccountText } from '../../../../messages/type/account.ts';
import { callApi } from '../../../api/call-api.ts';
import { buttonClass } from '../../../ui/button.ts';
import { ErrorBox } from '../../../ui/error-box.tsx';
import { usePageContext } from '../../page-context.ts';
import { clearSession } from '../../visitor/visitor-store.ts';
import { AccountSection, panelClass } from './account-section.tsx';
import { failureText } from './failure-text.ts';
import { AccountForm } from './password-checked-form.tsx';

export function AccountExportAndDeletion({ text, email }: { text: AccountText; email: string }) {
  const { language } = usePageContext();
  const { data, deletion, password } = text;
  const [failure, setFailure] = useState<string>();

  /** Downloads with a script, because following the link would save an error response as a file. */
  async function download(event: MouseEvent) {
    event.preventDefault();
    setFailure(undefined);
    const result = await callApi('GET', '/api/account/data');
    if ('data' in result) return saveFile('account.json', result.data);
    if (result.failure.code === 'unauthorized') return clearSession();
    setFailure(failureText(text.refusals, result.failure));
  }

  return (
    <AccountSection title={data.title}>
      <div className={panelClass}>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="text-muted">{data.text}</p>
          <a
            href="/api/account/data"
            download
            onClick={download}
            className={`${buttonClass.quiet} min-h-11`}
          >
            {data.download}
          </a>
        </div>
        {failure && <ErrorBox message={failure} />}
        <details className="border-line border-t pt-4">
          <summary className="disclosure w-fit text-muted underline underline-offset-4 hover:text-ink">
            {deletion.title}
          </summary>
          <p className="my-4 text-muted">{deletion.text}</p>
          <div className="max-w-[24rem]">
            <AccountForm
              text={text}
              email={email}
              path="/api/account/deletion"
              fields={[
                { name: 'password', label: password.current, autoComplete: 'current-password' },
              ]}
              send={deletion.send}
              look="danger"
              onDone={() => window.location.assign(pathIn(language, noticePath('deleted')))}
            />
          </div>
        </details>
      </div>
    </AccountSection>
  );
}

function saveFile(name: string, data: object) {
  const file = new Blob([JSON.stringify(data, undefined, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers start reading the file only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
