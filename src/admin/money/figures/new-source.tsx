import { useState } from 'react';
import type { Programme } from '#contract/money/programme.ts';
import type { StatSourceDraft } from '#contract/money/stat-source.ts';
import { Field, inputClass } from '../../../ui/field/field.tsx';
import { trpc } from '../../api.ts';
import { useAdminTexts } from '../../language.ts';
import { SourceForm } from './source-form.tsx';
import { newSourceValues, presetValues } from './source-values.ts';

type Props = {
  programme: Programme;
  save: (draft: StatSourceDraft) => Promise<unknown>;
  onCancel: () => void;
};

/** Starts a source from what the documentation of a platform says, or from scratch. */
export function NewSource({ programme, save, onCancel }: Props) {
  const { refusal, statSource: text } = useAdminTexts();
  const { data } = trpc.admin.statSource.presets.useQuery();
  const [key, setKey] = useState('');
  const preset = data?.items.find((one) => one.key === key);
  return (
    <div className="flex flex-col gap-3">
      <Field label={text.start}>
        {(attributes) => (
          <select
            {...attributes}
            value={key}
            onChange={({ target }) => setKey(target.value)}
            className={`max-w-80 ${inputClass}`}
          >
            <option value="">{text.scratch}</option>
            {data?.items.map((one) => (
              <option key={one.key} value={one.key}>
                {one.platform}
              </option>
            ))}
          </select>
        )}
      </Field>
      {preset && (
        <p className="max-w-[44rem] text-small text-warning">{refusal.translate(preset.note)}</p>
      )}
      <SourceForm
        key={key}
        title={text.addTitle}
        programmeId={programme.id}
        values={preset ? presetValues(preset, programme) : newSourceValues(programme)}
        save={save}
        onCancel={onCancel}
      />
    </div>
  );
}
