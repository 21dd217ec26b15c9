import { type Image, type ImageWithUses, imageDraft } from '#contract/image/image.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { showsOwnErrors } from '../admin-query-client.ts';
import { trpc } from '../api.ts';
import { HistorySection } from '../catalogue/history/history-section.tsx';
import { EntityForm } from '../form/entity-form.tsx';
import { EntityFrame, LoadedEntity, WithIdInPath } from '../form/entity-form-page.tsx';
import { Translations } from '../form/translations.tsx';
import { formatTime } from '../format.ts';
import { toast } from '../frame/toast-store.ts';
import { useAdminTexts } from '../language.ts';
import { FocalPointField } from './focal-point-field.tsx';
import { ImageActions } from './image-actions.tsx';
import type { ImageDraft, ImageValues } from './image-form-type.ts';
import { factsOf } from './image-text.ts';
import { ImageUses } from './image-uses.tsx';

const list = { to: '/admin/images', name: 'images' } as const;

export function ImagePage() {
  const { image: text } = useAdminTexts();
  return (
    <WithIdInPath list={list} kind={text.kind}>
      {(id) => <EditImage id={id} />}
    </WithIdInPath>
  );
}

function EditImage({ id }: { id: number }) {
  const { image: text } = useAdminTexts();
  return (
    <LoadedEntity<ImageWithUses> list={list} query={trpc.admin.image.get.useQuery({ id })}>
      {(image) => (
        <EntityFrame list={list} title={image.name}>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-muted text-small">
              {text.uploaded(factsOf(image, text), formatTime(image.created_at))}
            </p>
            <ImageActions key={id} image={image} />
          </div>
          <ImageForm key={id} image={image} />
          <ImageUses {...image} />
          <HistorySection entity="image" id={id} />
        </EntityFrame>
      )}
    </LoadedEntity>
  );
}

function ImageForm({ image }: { image: Image }) {
  const { field, form, image: text } = useAdminTexts();
  const { id } = image;
  const update = trpc.admin.image.update.useMutation(showsOwnErrors);
  const utils = trpc.useUtils();
  return (
    <EntityForm<ImageValues, ImageDraft, Image>
      schema={imageDraft}
      values={imageDraft.parse(image)}
      save={(draft, before) => update.mutateAsync({ id, draft, before })}
      reload={() => utils.admin.image.get.fetch({ id })}
      onSaved={({ name }) => toast.success(form.saved(name))}
    >
      {(control) => (
        <>
          <FocalPointField control={control} image={image} />
          <TextField control={control} name="name" label={text.name} />
          <Translations>
            {(language) => (
              <TextField
                control={control}
                lang={language}
                name={`i18n.${language}.alt`}
                label={field.image.alt}
                hint={text.altHint}
              />
            )}
          </Translations>
        </>
      )}
    </EntityForm>
  );
}
