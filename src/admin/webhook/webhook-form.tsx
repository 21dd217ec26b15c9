import { useState } from 'react';
import { maxLength } from '#contract/text-rule.ts';
import { securityKind, type WebhookDraft, webhookKinds } from '#contract/webhook/webhook.ts';
import { Field, inputClass } from '../../ui/field/field.tsx';
import { withScheme } from '../../ui/field/with-scheme.ts';
import { ClosingForm } from '../form/closing-form.tsx';
import { FormButtons } from '../form/form-buttons.tsx';
import { useAdminTexts } from '../language.ts';
import { type Problem, problemOf } from '../problem.ts';
import { labelOfKind } from './webhook-fact.ts';

type Props = {
  draft: WebhookDraft;
  action: string;
  save: (draft: WebhookDraft) => Promise<unknown>;
  /** False for a new webhook, which is always active. */
  canPause?: boolean;
  onCancel?: () => void;
};

export function WebhookForm({ draft, action, save, canPause, onCancel }: Props) {
  const texts = useAdminTexts();
  const { refusal: refusals, webhook: text } = texts;
  const [values, setValues] = useState(draft);
  const [refusal, setRefusal] = useState<Problem>();
  const set = (changed: Partial<WebhookDraft>) => setValues({ ...values, ...changed });
  const errorAt = (path: string) => refusal?.fields.find((field) => field.path === path)?.message;
  async function submit() {
    setRefusal(undefined);
    await save(values).catch((error) => setRefusal(problemOf(error, refusals)));
  }
  return (
    <ClosingForm save={submit}>
      <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <Field label={text.name} error={errorAt('name')}>
          {(attributes) => (
            <input
              {...attributes}
              name="name"
              value={values.name}
              maxLength={maxLength.title}
              autoComplete="off"
              onChange={({ target }) => set({ name: target.value })}
              className={inputClass}
            />
          )}
        </Field>
        <Field label={text.url} hint={text.urlHint} error={errorAt('url')}>
          {(attributes) => (
            <input
              {...attributes}
              name="url"
              type="url"
              value={values.url}
              maxLength={maxLength.link}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => set({ url: target.value })}
              onBlur={() => set({ url: withScheme(values.url) })}
              className={inputClass}
            />
          )}
        </Field>
      </div>
      <fieldset>
        <legend className="mb-1.5 font-strong text-small">{text.kinds}</legend>
        <div className="flex flex-wrap gap-2">
          {webhookKinds.map((kind) => (
            <Choice
              key={kind}
              label={labelOfKind(kind, texts)}
              checked={values.kinds.includes(kind)}
              onChange={(checked) =>
                set({
                  kinds: webhookKinds.filter((other) =>
                    other === kind ? checked : values.kinds.includes(other),
                  ),
                })
              }
            />
          ))}
        </div>
        <p className="mt-1.5 text-muted text-small">
          {values.kinds.length === 0 && text.noKinds}
          {values.kinds.some((kind) => kind !== securityKind) && text.wholeCatalogue}
        </p>
      </fieldset>
      {canPause && (
        <div className="flex">
          <Choice
            label={text.paused}
            checked={values.paused}
            onChange={(paused) => set({ paused })}
          />
        </div>
      )}
      {refusal && (
        <p role="alert" className="text-danger text-small">
          {refusal.message}
        </p>
      )}
      <FormButtons action={action} onCancel={onCancel} />
    </ClosingForm>
  );
}

type ChoiceProps = { label: string; checked: boolean; onChange: (checked: boolean) => void };

const Choice = ({ label, checked, onChange }: ChoiceProps) => (
  <label className="flex min-h-9 items-center gap-2 rounded-full border border-line px-3.5 text-small has-checked:border-brass">
    <input
      type="checkbox"
      className="size-4 accent-brass"
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
    {label}
  </label>
);
