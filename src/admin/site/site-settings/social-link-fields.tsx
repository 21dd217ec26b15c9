import { useFieldArray } from 'react-hook-form';
import { FieldList } from '../../../ui/field/field-list.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { useAdminTexts } from '../../language.ts';
import type { SettingsControl } from './site-form-type.ts';

export function SocialLinkFields({ control }: { control: SettingsControl }) {
  const text = useAdminTexts().site.networks;
  const { fields, append, remove } = useFieldArray({ control, name: 'social_links' });
  return (
    <FieldList
      {...{ title: text.title, add: text.add, groupOf: text.network, remove: text.remove }}
      groups={fields}
      onAdd={() => append({ name: '', url: '' })}
      onRemove={remove}
    >
      {(index) => {
        const field = `social_links.${index}` as const;
        return (
          <>
            <TextField control={control} name={`${field}.name`} label={text.name} />
            <TextField control={control} name={`${field}.url`} label={text.url} type="url" />
          </>
        );
      }}
    </FieldList>
  );
}
