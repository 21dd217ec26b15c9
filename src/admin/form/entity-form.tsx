/** The form of every entity. Validates with the server's schema and shows the server's errors at their fields. */
import '#contract/if-missing.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useLocation } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useEffect, useReducer, useRef, useState } from 'react';
import {
  type Control,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  FormProvider,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { changedPaths } from '#contract/catalogue/history/changed-fields.ts';
import { useAdminTexts } from '../language.ts';
import { useMayWrite } from '../people/sign-in/use-session.ts';
import { problemOf } from '../problem.ts';
import { OutdatedNotice } from './conflict/outdated-notice.tsx';
import { type Conflict, conflictOf, fillFields, rebaseForm } from './conflict/rebase-form.ts';
import { ErrorSummary } from './error-summary.tsx';
import { rememberChoices } from './new/last-choice.ts';
import { useHandover } from './new/use-handover.ts';
import { PendingUploads } from './pending-upload.ts';
import { SaveBar } from './save-bar.tsx';
import { translatedResolver } from './translated-resolver.ts';
import { LeaveGuard } from './unsaved/leave-guard.tsx';
import { type ChangedValues, useStoredDraft } from './unsaved/unsaved-draft.ts';

export type FormControl<Values extends FieldValues, Draft> = Control<Values, unknown, Draft>;

/** What happens once the form is saved. */
export type AfterSave<Whole> = {
  onSaved: (whole: Whole) => void | Promise<void>;
  /** Leaves the form after a save, unless more was typed in the meantime. */
  onLeave?: (whole: Whole) => unknown;
  /** Opens the form of the created entity, which takes over what was typed since. */
  onCreated?: (whole: Whole) => unknown;
  /** Adds a second button that saves and starts another entity. */
  onSaveAndNew?: (whole: Whole) => unknown;
};

type Props<Values extends FieldValues, Draft, Whole> = AfterSave<Whole> & {
  schema: z.ZodType<Draft, Values>;
  values: Draft;
  isReady?: (values: Values) => boolean;
  /** The label of the save button. */
  saveLabel?: (values: Values) => string;
  /** `before` is the loaded draft. The server rejects the change if someone has saved since. */
  save: (draft: Draft, before: Draft) => Promise<Whole>;
  /** Loads the saved state. Undefined for a new entity. */
  reload?: () => Promise<Whole>;
  /** Buttons next to the save button. */
  actions?: (control: FormControl<Values, Draft>) => ReactNode;
  /** Shown next to the fields, and updated as they change. */
  aside?: (control: FormControl<Values, Draft>) => ReactNode;
  children: (control: FormControl<Values, Draft>) => ReactNode;
};

export function EntityForm<Values extends FieldValues, Draft extends FieldValues, Whole>(
  props: Props<Values, Draft, Whole>,
) {
  const { schema, values, isReady = () => true, saveLabel, save, ...others } = props;
  const { reload, onSaved, onLeave, onCreated, onSaveAndNew, actions, aside, children } = others;
  const { form: text, refusal } = useAdminTexts();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const mayWrite = useMayWrite();
  const element = useRef<HTMLFormElement>(null);
  const before = useRef(values);
  const unsaved = useRef(false);
  const [uploads, countUpload] = useReducer((count: number, by: 1 | -1) => count + by, 0);
  const [isLeaving, setLeaving] = useState(false);
  const [outdated, setOutdated] = useState<Conflict & { saved: Draft }>();
  const form = useForm<Values, unknown, Draft>({
    resolver: translatedResolver(zodResolver(schema), refusal.translate),
    defaultValues: values as unknown as DefaultValues<Values>,
    shouldFocusError: false,
  });
  const { isSubmitting, isDirty } = form.formState;
  unsaved.current = isDirty;

  function startFrom(draft: Draft) {
    form.reset(draft as unknown as Values);
    startedFrom(draft);
  }

  function startedFrom(draft: Draft) {
    before.current = draft;
    unsaved.current = false;
    setOutdated(undefined);
  }

  function changes(): ChangedValues<Values> {
    const values = form.getValues();
    return { values, changed: changedPaths(before.current, values) };
  }

  const restore = ({ values, changed }: ChangedValues<Values>) => fillFields(form, changed, values);

  useStoredDraft<Values>(path, {
    unsaved: () => (unsaved.current ? changes() : undefined),
    restore,
  });
  useHandover<Values>(path, { element, isNew: !reload, changes, restore });

  const loaded = useRef(values);
  useEffect(() => {
    if (changedPaths(loaded.current, values).length === 0) return;
    loaded.current = values;
    if (!unsaved.current && changedPaths(before.current, values).length > 0) startFrom(values);
  });

  async function showError(error: unknown) {
    const { message, fields } = problemOf(error, refusal);
    if (reload && fields.some(({ path }) => path === 'before')) {
      const saved = schema.parse(await reload());
      setOutdated({ saved, ...conflictOf(before.current, form.getValues(), saved) });
      return;
    }
    for (const { path, message } of fields) {
      form.setError(path as FieldPath<Values>, { type: 'server', message });
    }
    form.setError('root', { type: 'server', message });
  }

  function mergeInto(saved: Draft, since: object) {
    rebaseForm(form, since, saved);
    startedFrom(saved);
  }

  async function submit(draft: Draft, leave: AfterSave<Whole>['onLeave']) {
    const sent = structuredClone(form.getValues());
    try {
      const whole = await save(draft, before.current);
      mergeInto(schema.parse(whole), sent);
      rememberChoices(draft);
      await onSaved(whole);
      if (!leave || changes().changed.length > 0) return onCreated?.(whole);
      setLeaving(true);
      leave(whole);
    } catch (error) {
      await showError(error).catch((failure) => form.setError('root', problemOf(failure, refusal)));
    }
  }

  const isSaving = isSubmitting || isLeaving;
  const isBusy = isSaving || uploads > 0;
  return (
    <form
      ref={element}
      onSubmit={(event) => {
        if (isBusy) return event.preventDefault();
        const leave = isSaveAndNew(event) ? onSaveAndNew : onLeave;
        return form.handleSubmit((draft) => submit(draft, leave))(event);
      }}
      noValidate
      className="flex flex-col gap-6"
    >
      <LeaveGuard isUnsaved={() => unsaved.current || uploads > 0} />
      {outdated ? (
        <OutdatedNotice
          outdated={outdated}
          element={element}
          onMerge={() => mergeInto(outdated.saved, before.current)}
          onDiscard={() => startFrom(outdated.saved)}
        />
      ) : (
        <ErrorSummary form={form as UseFormReturn<Values, unknown, never>} element={element} />
      )}
      <div
        className={aside && 'grid items-start gap-8 min-[72rem]:grid-cols-[minmax(0,1fr)_22.5rem]'}
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
          canSaveAndNew={onSaveAndNew !== undefined}
          saving={isSaving}
          uploading={uploads > 0}
          unsaved={isDirty}
          onSave={() => element.current?.requestSubmit()}
        >
          {actions?.(form.control)}
        </SaveBar>
      )}
    </form>
  );
}

const isSaveAndNew = ({ nativeEvent }: FormEvent) =>
  (nativeEvent as SubmitEvent).submitter?.hasAttribute('data-and-new') ?? false;
