import { useState } from 'react';
import { buttonClass } from '../../../ui/button.ts';
import { Field, inputClass } from '../../../ui/field/field.tsx';
import { trpc } from '../../api.ts';
import { useAdminTexts } from '../../language.ts';
import { problemOf } from '../../problem.ts';
import { faultText } from './outcome-text.ts';

/** Tests a postback URL that the partner called, or a sign-up for the latest click, without counting anything. */
export function PostbackTrial({ id }: { id: number }) {
  const { conversion, refusal } = useAdminTexts();
  const { trial: text, postback } = conversion;
  const [url, setUrl] = useState('');
  const { data, error, refetch, isFetching } = trpc.admin.conversion.tryPostback.useQuery(
    { id, url },
    { enabled: false, retry: false },
  );
  const faults = data?.errors.map((fault) => faultText(fault, refusal)) ?? [];
  const shown = error ? [problemOf(error, refusal).message] : faults;
  return (
    <form
      className="flex flex-col gap-3 border-line border-t pt-5"
      onSubmit={(event) => {
        event.preventDefault();
        refetch();
      }}
    >
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 flex-1 basis-72">
          <Field label={text.url} hint={text.hint}>
            {(attributes) => (
              <input
                {...attributes}
                value={url}
                maxLength={2000}
                onChange={({ target }) => setUrl(target.value)}
                className={`font-mono text-small ${inputClass}`}
              />
            )}
          </Field>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <button type="submit" disabled={isFetching} className={buttonClass.quiet}>
          {text.run}
        </button>
        <div role="status" className="min-w-0 text-small">
          {!isFetching && shown.length > 0 && (
            <ul className="text-danger">
              {shown.map((fault) => (
                <li key={fault} className="wrap-anywhere">
                  {fault}
                </li>
              ))}
            </ul>
          )}
          {!isFetching && data?.event && (
            <p className={data.is_repeated ? '' : 'text-good'}>
              {(data.is_repeated ? text.repeated : text.counted)(
                [postback.events[data.event], data.money].filter(Boolean).join(', '),
              )}
            </p>
          )}
        </div>
      </div>
    </form>
  );
}
