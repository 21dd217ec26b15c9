import { Link } from '@tanstack/react-router';
import {
  type Image,
  type ImageDraft,
  type ImageWithUses,
  imageDraft,
} from '#contract/image/image.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { showsOwnErrors } from '../admin-query-client.ts';
import { trpc } from '../api.ts';
import { HistorySection } from '../catalogue/history/history-section.tsx';
import { FormEffects } from '../effect/form-effects.tsx';
import { EntityForm } from '../form/entity-form.tsx';
import { EntityFrame, LoadedEntity, WithIdInPath } from '../form/entity-form-page.tsx';
import { Translations } from '../form/translations.tsx';
import { formatNumber, formatTime } from '../format.ts';
import { entityLink } from '../frame/menu/entity-screen.ts';
import { useAdminTexts } from '../language.ts';
import { formOfProposal } from '../release/form/form-of-proposal.ts';
import {
  ProposedForm,
  type ShownProposal,
  useShowProposed,
} from '../release/form/proposed-form.tsx';
import { useUndoableToast } from '../release/undo/use-undoable-toast.ts';
import { TitledSection } from '../titled-section.tsx';
import { FocalPointField, type ImageValues } from './focal-point-field.tsx';
import { ImageActions } from './image-actions.tsx';
import { factsOf, titleOfUse } from './image-facts.ts';

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
          <ProposedForm key={id} kind="image" id={id}>
            {(shown) => <ImageForm image={image} shown={shown} />}
          </ProposedForm>
          <ImageUses {...image} />
          <HistorySection entity="image" id={id} />
        </EntityFrame>
      )}
    </LoadedEntity>
  );
}

type FormProps = { image: Image; shown: ShownProposal | undefined };

function ImageForm({ image, shown }: FormProps) {
  const { field, form, image: text } = useAdminTexts();
  const { id } = image;
  const update = trpc.admin.image.update.useMutation(showsOwnErrors);
  const utils = trpc.useUtils();
  const showProposed = useShowProposed();
  const showUndoable = useUndoableToast();
  return (
    <EntityForm<ImageValues, ImageDraft, Image>
      schema={imageDraft}
      {...formOfProposal(imageDraft, image, shown, {
        save: (change) => update.mutateAsync({ id, ...change }),
        reload: () => utils.admin.image.get.fetch({ id }),
      })}
      onProposed={showProposed}
      onSaved={(saved) => showUndoable(form.saved(saved.name), saved)}
    >
      {(control) => (
        <>
          <FocalPointField control={control} image={image} />
          <TextField control={control} name="name" label={text.name} />
          <Translations control={control} name="i18n" fields={['alt']}>
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
          <FormEffects kind="image" schema={imageDraft} />
        </>
      )}
    </EntityForm>
  );
}

/** Lists everything that uses the image, with links to the forms. */
function ImageUses({ uses, uses_total }: Pick<ImageWithUses, 'uses' | 'uses_total'>) {
  const { image: text } = useAdminTexts();
  return (
    <TitledSection id="image-uses" title={text.usedBy} className="flex flex-col gap-3">
      {uses.length === 0 && <p className="text-muted">{text.noUses}</p>}
      <ul className="flex flex-col gap-1.5">
        {uses.map((use) => (
          <li key={`${use.kind} ${use.id}`}>
            <Link
              {...entityLink(use.kind, use.id)}
              className="underline underline-offset-4 hover:text-brass"
            >
              {titleOfUse(use, text)}
            </Link>
          </li>
        ))}
      </ul>
      {uses_total > uses.length && (
        <p className="text-muted text-small">
          {text.moreUses(formatNumber(uses_total - uses.length))}
        </p>
      )}
    </TitledSection>
  );
}
