import { useState } from 'react';
import type { AdminTokenDraft, TokenLimits } from '#contract/people/admin-token.ts';
import { maxLength } from '#contract/text-rule.ts';
import { Field, FieldError, inputClass } from '../../ui/field/field.tsx';
import { ClosingForm } from '../form/closing-form.tsx';
import { FormButtons } from '../form/form-buttons.tsx';
import { useAdminTexts } from '../language.ts';
import { problemOf } from '../problem.ts';
import { LimitFields } from './limit-fields.tsx';
import { RoleField } from './role-field.tsx';

type Props = {
  draft: AdminTokenDraft;
  action: string;
  /** Why the role and the limits can't be changed. */
  lockedBecause?: string | undefined;
  save: (draft: AdminTokenDraft) => Promise<unknown>;
  onCancel?: () => void;
};

export function TokenForm({ draft, action, lockedBecause, save, onCancel }: Props) {
  const { people: text, refusal: refusals } = useAdminTexts();
  const [name, setName] = useState(draft.name);
  const [role, setRole] = useState(draft.role);
  const [rights, setRights] = useState(draft.rights);
  const [limits, setLimits] = useState<TokenLimits>(draft);
  const [refusal, setRefusal] = useState<string>();
  async function submit() {
    if (name.trim() === '') return setRefusal(text.noName);
    setRefusal(undefined);
    await save({ ...limits, name, role, rights }).catch((error) =>
      setRefusal(problemOf(error, refusals).message),
    );
  }
  return (
    <ClosingForm save={submit}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={text.name} hint={text.nameHint}>
          {(attributes) => (
            <input
              {...attributes}
              name="name"
              value={name}
              maxLength={maxLength.label}
              autoComplete="off"
              aria-invalid={refusal !== undefined}
              onChange={({ target }) => setName(target.value)}
              className={inputClass}
            />
          )}
        </Field>
        <RoleField role={role} onChange={setRole} lockedBecause={lockedBecause} />
      </div>
      {role !== 'owner' && lockedBecause === undefined && (
        <div className="flex flex-col gap-1.5 text-small">
          <label className="flex min-h-9 w-fit items-center gap-3 font-strong">
            <input
              type="checkbox"
              name="money"
              checked={rights.includes('money')}
              onChange={({ target }) => setRights(target.checked ? ['money'] : [])}
              className="size-5 accent-brass"
            />
            {text.maySeeMoney}
          </label>
          <p className="text-muted">{text.maySeeMoneyHint}</p>
        </div>
      )}
      {lockedBecause === undefined && <LimitFields limits={limits} onChange={setLimits} />}
      {refusal && (
        <div role="alert">
          <FieldError message={refusal} />
        </div>
      )}
      <FormButtons action={action} onCancel={onCancel} />
    </ClosingForm>
  );
}
