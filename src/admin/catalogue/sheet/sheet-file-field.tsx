import { Field, inputClass } from '../../../ui/field/field.tsx';
import { useAdminTexts } from '../../language.ts';
import { EditorOnly } from '../../people/sign-in/editor-only.tsx';

type Props = { disabled: boolean; onChoose: (file: File) => Promise<void> };

export function SheetFileField({ disabled, onChoose }: Props) {
  const { sheet: text } = useAdminTexts();
  return (
    <EditorOnly>
      <Field label={text.file}>
        {(attributes) => (
          <input
            {...attributes}
            type="file"
            accept=".csv,text/csv"
            disabled={disabled}
            className={`max-w-[28rem] ${inputClass}`}
            onChange={async ({ target }) => {
              const file = target.files?.[0];
              if (file) await onChoose(file);
              target.value = '';
            }}
          />
        )}
      </Field>
    </EditorOnly>
  );
}
