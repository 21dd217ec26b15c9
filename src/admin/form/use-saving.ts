/** Saves a form, and distinguishes the loaded values, the changes, and what others have saved in the meantime. */
import { useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { changedPaths } from '#contract/catalogue/history/changed-fields.ts';
import type { Proposed } from '#contract/release/proposal.ts';
import { useAdminTexts } from '../language.ts';
import { problemOf } from '../problem.ts';
import type { SaveTarget } from '../release/form/save-target.ts';
import { ProposedInstead } from '../release/working/proposed-instead.ts';
import { fillFields } from './conflict/rebase-form.ts';
import { useConflict } from './conflict/use-conflict.ts';
import { rememberChoices } from './new/last-choice.ts';
import type { ChangedValues } from './unsaved/draft-over-sign-in.ts';

/** Callbacks for a form that was saved. */
export type AfterSave<Whole> = {
  onSaved: (whole: Whole) => void | Promise<void>;
  /** Leaves the form after a save, unless more was entered in the meantime. */
  onLeave?: (whole: Whole) => unknown;
  /** Opens the form of the created entity, with anything entered since. */
  onCreated?: (whole: Whole) => unknown;
  /** Adds a second button that saves and starts another entity. */
  onSaveAndNew?: (whole: Whole) => unknown;
  /** Called instead of the others if the change was added to a release. */
  onProposed?: (proposed: Proposed, draft: unknown, by: 'save' | 'save-and-new') => unknown;
};

export type Saving<Values extends FieldValues, Draft, Whole> = AfterSave<Whole> & {
  schema: z.ZodType<Draft, Values>;
  values: Draft;
  /** The state that the server compares with, if it isn't the loaded one. */
  base?: Draft | undefined;
  /** `before` is the loaded draft. The server rejects the change if someone has saved since. */
  save: (draft: Draft, before: Draft) => Promise<Whole>;
  /** Loads the saved state. Undefined for a new entity. */
  reload?: () => Promise<Whole>;
};

type SavedBy = 'save' | 'save-and-new';

export function useSaving<Values extends FieldValues, Draft extends FieldValues, Whole>(
  form: UseFormReturn<Values, unknown, Draft>,
  uploads: number,
  { schema, values, base, save, reload, onSaved, ...after }: Saving<Values, Draft, Whole>,
) {
  const { refusal } = useAdminTexts();
  const { seen, startFrom, mergeInto, show, outdated } = useConflict(
    form,
    base ?? values,
    (draft) => draft as unknown as Values,
  );
  const unsaved = useRef(false);
  const uploading = useRef(false);
  const [isLeaving, setLeaving] = useState(false);
  const { isSubmitting, isDirty } = form.formState;
  unsaved.current = isDirty;
  uploading.current = uploads > 0;

  function changes(): ChangedValues<Values> {
    const values = form.getValues();
    return { values, changed: changedPaths(seen.current, values) };
  }

  const restore = ({ values, changed }: ChangedValues<Values>) => fillFields(form, changed, values);

  const loaded = useRef(values);
  useEffect(() => {
    if (changedPaths(loaded.current, values).length === 0) return;
    loaded.current = values;
    if (!unsaved.current && changedPaths(seen.current, values).length > 0) startFrom(values);
  });

  async function showError(error: unknown) {
    const { message, fields } = problemOf(error, refusal);
    if (reload && fields.some(({ path }) => path === 'before')) {
      return show(schema.parse(await reload()));
    }
    for (const { path, message } of fields) {
      form.setError(path as FieldPath<Values>, { type: 'server', message });
    }
    form.setError('root', { type: 'server', message });
  }

  function savedAs(saved: Draft, sent: object) {
    mergeInto(saved, sent);
    unsaved.current = false;
  }

  const isFinished = () => changes().changed.length === 0 && !uploading.current;

  async function leaveBy(leave: () => unknown) {
    setLeaving(true);
    await leave();
  }

  async function stayProposed(draft: Draft, sent: object, by: SavedBy, proposed: Proposed) {
    savedAs(draft, sent);
    rememberChoices(draft);
    if (isFinished()) await leaveBy(() => after.onProposed?.(proposed, draft, by));
  }

  async function submit(draft: Draft, by: SavedBy, target?: SaveTarget) {
    const sent = structuredClone(form.getValues());
    const leave = by === 'save' ? after.onLeave : after.onSaveAndNew;
    try {
      const write = () => save(draft, seen.current);
      const whole = await (target ? target(write) : write());
      savedAs(schema.parse(whole), sent);
      rememberChoices(draft);
      await onSaved(whole);
      if (!leave || !isFinished()) return await after.onCreated?.(whole);
      await leaveBy(() => leave(whole));
    } catch (error) {
      if (error instanceof ProposedInstead) {
        return await stayProposed(draft, sent, by, error.proposed);
      }
      await showError(error).catch((failure) => form.setError('root', problemOf(failure, refusal)));
    } finally {
      setLeaving(false);
    }
  }

  return {
    isSaving: isSubmitting || isLeaving,
    isLeaving,
    isUnsaved: () => unsaved.current || uploading.current,
    changes,
    unsavedChanges: () => (unsaved.current ? changes() : undefined),
    restore,
    submit,
    outdated,
  };
}
