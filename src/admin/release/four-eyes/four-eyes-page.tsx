import { useState } from 'react';
import { type FieldGroup, type FourEyes, fieldGroups } from '#contract/release/four-eyes.ts';
import { type ProposableKind, proposableKinds } from '#contract/release/proposal.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { ClosingForm } from '../../form/closing-form.tsx';
import { FormButtons } from '../../form/form-buttons.tsx';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { LoadError } from '../../load-error.tsx';
import { problemOf } from '../../problem.ts';
import { marketName } from '../../site/market/market-name.ts';

/** Chooses which changes need the approval of a second person. */
export function FourEyesPage() {
  const { fourEyes: text } = useAdminTexts();
  const { data, error, refetch } = trpc.admin.fourEyes.get.useQuery();
  if (error && !data) return <LoadError error={error} retry={refetch} />;
  if (!data) return <Skeleton className="h-96" />;
  const { approvers, ...rules } = data;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex max-w-[44rem] flex-col gap-2">
        <p className="text-muted">{text.explanation}</p>
        <p className={approvers < 2 ? 'text-warning' : ''}>{text.approvers(approvers)}</p>
      </div>
      <Rules key={JSON.stringify(rules)} rules={rules} />
    </div>
  );
}

function Rules({ rules }: { rules: FourEyes }) {
  const { fourEyes: text, history, refusal, shared } = useAdminTexts();
  const { data: markets } = trpc.admin.market.list.useQuery({});
  const update = trpc.admin.fourEyes.update.useMutation(showsOwnErrors);
  const [error, setError] = useState<string>();
  async function save(fields: FormData) {
    const groups = fields.getAll('groups') as FieldGroup[];
    const kinds = fields.getAll('kinds') as ProposableKind[];
    const chosen = fields.getAll('markets').map(String);
    await update.mutateAsync({ groups, kinds, markets: chosen }).then(
      () => {
        setError(undefined);
        toast.success(text.saved);
      },
      (failure) => setError(problemOf(failure, refusal).message),
    );
  }
  return (
    <ClosingForm save={save}>
      <Choices
        name="groups"
        title={text.groupsTitle}
        chosen={rules.groups}
        choices={fieldGroups.map((value) => ({ value, ...text.groups[value] }))}
      />
      <Choices
        name="kinds"
        title={text.kindsTitle}
        chosen={rules.kinds}
        choices={proposableKinds.map((value) => ({ value, label: history.kinds[value].chip }))}
      />
      <Choices
        name="markets"
        title={text.marketsTitle}
        hint={text.marketsHint}
        chosen={rules.markets}
        choices={(markets?.items ?? []).map((market) => ({
          value: market.code,
          label: `${market.code} – ${marketName(market)}`,
        }))}
      />
      {error && (
        <p role="alert" className="text-danger text-small">
          {error}
        </p>
      )}
      <div className="flex justify-start">
        <FormButtons action={shared.save} />
      </div>
    </ClosingForm>
  );
}

type ChoicesProps = {
  name: string;
  title: string;
  hint?: string;
  chosen: readonly string[];
  choices: { value: string; label: string; hint?: string }[];
};

const Choices = ({ name, title, hint, chosen, choices }: ChoicesProps) => (
  <fieldset className="flex flex-col gap-2 rounded-card border border-line bg-raised p-5">
    <legend className="contents">
      <span className="font-heading font-strong text-large">{title}</span>
    </legend>
    {hint && <p className="text-muted text-small">{hint}</p>}
    <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
      {choices.map(({ value, label, hint: more }) => (
        <label key={value} className="flex min-h-10 items-start gap-3 py-1.5 text-small">
          <input
            type="checkbox"
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
            className="mt-0.5 size-5 shrink-0 accent-brass"
          />
          <span>
            <span dir="auto">{label}</span>
            {more && <span className="block text-muted">{more}</span>}
          </span>
        </label>
      ))}
    </div>
  </fieldset>
);
