import { useForm, useWatch } from 'react-hook-form';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { ImageField } from '../../../form/image-field.tsx';
import { useAdminTexts } from '../../../language.ts';
import { DialogForm } from './dialog-form.tsx';
import type { OpenDialog } from './editor-dialog.ts';

type Values = { path: string | null; alt: string | null; caption: string | null };

type Props = { dialog: OpenDialog; onClose: () => void };

export function ImageDialog({ dialog: { values, save }, onClose }: Props) {
  const { field, image, richText } = useAdminTexts();
  const text = richText.image;
  const defaultValues = { path: null, alt: null, caption: null, ...values };
  const { control, getValues } = useForm<Values>({ defaultValues });
  const path = useWatch({ control, name: 'path' });
  return (
    <DialogForm
      title={values ? text.change : text.insertTitle}
      action={values ? text.save : text.insert}
      isReady={path !== null}
      onSubmit={() => save(getValues())}
      onClose={onClose}
    >
      <ImageField control={control} name="path" label={richText.items.image.label} />
      <TextField
        control={control}
        name="alt"
        label={field.image.alt}
        hint={`${image.altHint} ${text.emptyAlt}`}
      />
      <TextField control={control} name="caption" label={text.caption} hint={text.captionHint} />
    </DialogForm>
  );
}
