/** The form of every entity. Validates with the server's schema and shows the server's errors at their fields. */
import '#contract/zod-message.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useLocation } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useReducer, useRef, useState } from 'react';
import {
  type Control,
  type DefaultValues,
  type FieldValues,
  FormProvider,
  useForm,
} from 'react-hook-form';
import { useAdminTexts } from '../language.ts';
import { useMayWrite } from '../people/sign-in/use-session.ts';
import { ProposedMarks } from '../release/form/proposed-marks.tsx';
import { type SaveChoice, SaveDialog } from '../release/form/save-dialog.tsx';
import type { SaveTarget } from '../release/form/save-target.ts';
import { SaveProblems } from './conflict/save-problems.tsx';
import { useHandover } from './new/use-handover.ts';
import { StaleNotes } from './note/stale-notes.tsx';
import { PendingUploads } from './pending-upload.ts';
import { SaveBar } from './save-bar.tsx';
import { translatedResolver } from './translated-resolver.ts';
import { useStoredDraft } from './unsaved/draft-over-sign-in.ts';
import { LeaveGuard } from './unsaved/leave-guard.tsx';
import { type Saving, useSaving } from './use-saving.ts';

export type FormControl<Values extends FieldValues, Draft> = Control<Values, unknown, Draft>;

type Props<Values extends FieldValues, Draft, Whole> = Saving<Values, Draft, Whole> & {
  isReady?: (values: Values) => boolean;
  /** The label of the save button. */
  saveLabel?: (values: Values) => string;
  /** Set if changes can't be proposed, because they always take effect immediately. */
  immediate?: { mayWrite: boolean };
  /** Buttons next to the save button. */
  actions?: (control: FormControl<Values, Draft>) => ReactNode;
  /** Shown next to the fields, and updated as they change. */
  aside?: (control: FormControl<Values, Draft>) => ReactNode;
  children: (control: FormControl<Values, Draft>) => ReactNode;
};

export function EntityForm<Values extends FieldValues, Draft extends FieldValues, Whole>(
  props: Props<Values, Draft, Whole>,
) {
  const { schema, values, isReady = () => true, saveLabel, immediate } = props;
  const { onSaveAndNew, actions, aside, children } = props;
  const { form: text, refusal } = useAdminTexts();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const mayPropose = useMayWrite();
  const mayWrite = immediate?.mayWrite ?? mayPropose;
  const element = useRef<HTMLFormElement>(null);
  const [uploads, countUpload] = useReducer((count: number, by: 1 | -1) => count + by, 0);
  const form = useForm<Values, unknown, Draft>({
    resolver: translatedResolver(zodResolver(schema), refusal.translate),
    defaultValues: values as unknown as DefaultValues<Values>,
    shouldFocusError: false,
  });
  const saving = useSaving(form, uploads, props);
  const { isSaving, isLeaving, changes, restore, outdated } = saving;
  useStoredDraft<Values>(path, { unsaved: saving.unsavedChanges, restore });
  useHandover<Values>(path, { element, isNew: !props.reload, changes, restore });

  const isBusy = isSaving || uploads > 0;
  const target = useRef<SaveTarget>(undefined);
  const [choice, choose] = useState<SaveChoice>();
  return (
    <>
      <form
        ref={element}
        onSubmit={(event) => {
          const chosen = target.current;
          target.current = undefined;
          if (isBusy) return event.preventDefault();
          const by = isSaveAndNew(event) ? 'save-and-new' : 'save';
          return form.handleSubmit((draft) => saving.submit(draft, by, chosen))(event);
        }}
        noValidate
        className="flex flex-col gap-6"
      >
        <LeaveGuard isUnsaved={saving.isUnsaved} />
        <SaveProblems form={form} element={element} outdated={outdated} />
        <div
          className={
            aside && 'grid items-start gap-8 min-[72rem]:grid-cols-[minmax(0,1fr)_22.5rem]'
          }
        >
          <div className="flex min-w-0 flex-col gap-8">
            <PendingUploads value={countUpload}>
              <fieldset
                disabled={!mayWrite || isLeaving}
                className="contents disabled:[&_:disabled]:opacity-100"
              >
                <FormProvider {...form}>{children(form.control)}</FormProvider>
              </fieldset>
            </PendingUploads>
          </div>
          {aside && (
            <aside aria-label={text.preview} className="min-[72rem]:sticky min-[72rem]:top-8">
              {aside(form.control)}
            </aside>
          )}
        </div>
        {mayWrite && (
          <SaveBar
            control={form.control}
            isReady={isReady}
            label={saveLabel}
            isImmediate={immediate !== undefined}
            canSaveAndNew={onSaveAndNew !== undefined}
            saving={isSaving}
            uploading={uploads > 0}
            unsaved={form.formState.isDirty}
            onSave={() => element.current?.requestSubmit()}
            onChoose={choose}
          >
            {actions?.(form.control)}
          </SaveBar>
        )}
        <ProposedMarks />
        <StaleNotes />
      </form>
      {choice && (
        <SaveDialog
          choice={choice}
          onChosen={(chosen) => {
            target.current = chosen;
            element.current?.requestSubmit();
          }}
          onClose={() => choose(undefined)}
        />
      )}
    </>
  );
}

const isSaveAndNew = ({ nativeEvent }: FormEvent) =>
  (nativeEvent as SubmitEvent).submitter?.hasAttribute('data-and-new') ?? false;
