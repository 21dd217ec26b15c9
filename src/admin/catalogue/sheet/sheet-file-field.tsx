import { Field, inputClass } from '../../../ui/field/field.tsx';
import { useAdminTexts } from '../../language.ts';
import { EditorOnly } from '../../people/sign-in/editor-only.tsx';

type Props = {
  /** The label of a field for files of any format. */
  file?: string | undefined;
  disabled: boolean;
  onChoose: (file: File) => Promise<void>;
};

export function SheetFileField({ file: label, disabled, onChoose }: Props) {
  const { sheet: text } = useAdminTexts();
  return (
    <EditorOnly>
      <Field label={label ?? text.file}>
        {(attributes) => (
          <input
            {...attributes}
            type="file"
            accept={label === undefined ? '.csv,text/csv' : undefined}
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
