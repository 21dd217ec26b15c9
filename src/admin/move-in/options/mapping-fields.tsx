import type { ReactNode } from 'react';
import { maxLength } from '#contract/text-rule.ts';
import { Field, inputClass } from '../../../ui/field/field.tsx';
import { trpc } from '../../api.ts';
import { useAdminTexts } from '../../language.ts';
import { type OptionsDraft, withMapping } from './options-draft.ts';

type Props = {
  shown: OptionsDraft;
  onChange: (draft: OptionsDraft) => void;
  /** The options between the choice of saved ones and the name to save them under. */
  children: ReactNode;
};

export function MappingFields({ shown, onChange, children }: Props) {
  const text = useAdminTexts().moveIn.options;
  const mappings = trpc.admin.siteImport.mappings.useQuery().data?.items ?? [];
  return (
    <>
      {mappings.length > 0 && (
        <Field label={text.saved}>
          {(attributes) => (
            <select
              {...attributes}
              value=""
              onChange={({ target }) => {
                const mapping = mappings.find(({ name }) => name === target.value);
                if (mapping) onChange(withMapping(shown.options, mapping));
              }}
              className={`max-w-[22rem] ${inputClass}`}
            >
              <option value="">{text.chooseSaved}</option>
              {mappings.map(({ name }) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {children}
      <Field label={text.mapping} hint={text.mappingHint}>
        {(attributes) => (
          <input
            {...attributes}
            type="text"
            required
            maxLength={maxLength.title}
            value={shown.mapping}
            onChange={({ target }) => onChange({ ...shown, mapping: target.value })}
            className={`max-w-[22rem] ${inputClass}`}
          />
        )}
      </Field>
    </>
  );
}
