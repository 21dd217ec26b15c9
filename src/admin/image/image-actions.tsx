import { useNavigate } from '@tanstack/react-router';
import { Crop, Replace } from 'lucide-react';
import { useState } from 'react';
import type { Image, ImageWithUses } from '#contract/image/image.ts';
import { buttonClass } from '../../ui/button.ts';
import { trpc } from '../api.ts';
import { ConfirmDialog } from '../frame/confirm-dialog.tsx';
import { toast } from '../frame/toast-store.ts';
import { useAdminTexts } from '../language.ts';
import { DeleteButton } from '../list/delete-button.tsx';
import { useMayEdit } from '../people/sign-in/use-session.ts';
import { CropDialog } from './crop-dialog.tsx';
import { ImageChooser } from './image-chooser.tsx';

/** Crops an image, replaces it everywhere, or deletes it. A crop can replace the original. */
export function ImageActions({ image }: { image: ImageWithUses }) {
  const { form, image: text } = useAdminTexts();
  const { id, name, uses_total } = image;
  const navigate = useNavigate();
  const mayWrite = useMayEdit();
  const [open, setOpen] = useState<'crop' | 'choose'>();
  const [replacement, setReplacement] = useState<Image>();
  const replace = trpc.admin.image.replace.useMutation({
    onSuccess: ({ changed }) => toast.success(text.replace.done(changed)),
  });
  const remove = trpc.admin.image.delete.useMutation({
    onSuccess: () => {
      toast.success(form.deleted(name));
      navigate({ to: '/admin/images' });
    },
  });
  const close = () => setOpen(undefined);
  if (!mayWrite) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <button type="button" className={buttonClass.quiet} onClick={() => setOpen('crop')}>
        <Crop className="size-4" strokeWidth={1.75} aria-hidden="true" />
        {text.crop.action}
      </button>
      <button
        type="button"
        disabled={uses_total === 0 || replace.isPending}
        className={buttonClass.quiet}
        onClick={() => setOpen('choose')}
      >
        <Replace className="size-4" strokeWidth={1.75} aria-hidden="true" />
        {text.replace.action}
      </button>
      <DeleteButton
        name={name}
        consequence={text.deletion}
        isPending={remove.isPending}
        onDelete={() => remove.mutate({ id })}
      />
      {open === 'crop' && (
        <CropDialog
          image={image}
          onClose={close}
          onCropped={(part) => {
            close();
            toast.success(text.crop.done);
            if (uses_total > 0) setReplacement(part);
            else navigate({ to: '/admin/images/$id', params: { id: String(part.id) } });
          }}
        />
      )}
      {open === 'choose' && (
        <ImageChooser title={text.replace.title(name)} onClose={close} onChoose={setReplacement} />
      )}
      {replacement && (
        <ConfirmDialog
          title={text.replace.ask(name)}
          text={text.replace.consequence(
            `${replacement.name} (${replacement.width} × ${replacement.height})`,
            uses_total,
          )}
          action={text.replace.action}
          onConfirm={() => replace.mutate({ id, by: replacement.id })}
          onClose={() => setReplacement(undefined)}
        />
      )}
    </div>
  );
}
