import { useForm, useWatch } from 'react-hook-form';
import { TextField } from '../../../ui/field/text-field.tsx';
import { ImageField } from '../../form/image-field.tsx';
import { DialogForm } from './dialog-form.tsx';
import type { OpenDialog } from './editor-dialog.ts';

type Values = { path: string | null; alt: string | null; caption: string | null };

type Props = { dialog: OpenDialog; onClose: () => void };

export function ImageDialog({ dialog: { values, save }, onClose }: Props) {
  const defaultValues = { path: null, alt: null, caption: null, ...values };
  const { control, getValues } = useForm<Values>({ defaultValues });
  const path = useWatch({ control, name: 'path' });
  return (
    <DialogForm
      title={values ? 'Change the image' : 'Insert an image'}
      action={values ? 'Save image' : 'Insert image'}
      isReady={path !== null}
      onSubmit={() => save(getValues())}
      onClose={onClose}
    >
      <ImageField control={control} name="path" label="Image" />
      <TextField
        control={control}
        name="alt"
        label="Alternative text"
        hint="Says what the image shows, for visitors who do not see it. Empty: as in the library."
      />
      <TextField control={control} name="caption" label="Caption" hint="Stands below the image." />
    </DialogForm>
  );
}
