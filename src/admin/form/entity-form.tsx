/** One form for new and edit, held to the server's own schema; what the server adds is shown by field. */
import { zodResolver } from '@hookform/resolvers/zod';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import {
  type Control,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type PathValue,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { changedPaths } from '#contract/admin/changed-paths.ts';
import '#contract/wording.ts';
import { toast } from '../frame/toast-store.ts';
import { problemOf } from '../problem.ts';
import { storedToken } from '../sign-in/session.ts';
import { ErrorSummary } from './error-summary.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { type Outdated, OutdatedNotice } from './outdated-notice.tsx';
import { UploadsUnderWay } from './pending-uploads.ts';
import { SaveBar } from './save-bar.tsx';
import { keepUnsaved, takeUnsaved } from './unsaved.ts';

export type FormControl<Values extends FieldValues, Draft> = Control<Values, unknown, Draft>;

type Props<Values extends FieldValues, Draft, Whole> = {
  schema: z.ZodType<Draft, Values>;
  values: Draft;
  isReady?: (values: Values) => boolean;
  /** `before` is what was loaded: the server refuses to undo what someone else saved since. */
  save: (draft: Draft, before: Draft) => Promise<Whole>;
  /** What is saved now; a form for something new has nothing to load. */
  reload?: () => Promise<Whole>;
  onSaved: (whole: Whole) => void;
  /** What stands beside the fields and follows them. */
  aside?: (control: FormControl<Values, Draft>) => ReactNode;
  children: (control: FormControl<Values, Draft>) => ReactNode;
};

export function EntityForm<Values extends FieldValues, Draft extends FieldValues, Whole>(
  props: Props<Values, Draft, Whole>,
) {
  const { schema, values, isReady = () => true, save, reload, onSaved, aside, children } = props;
  const path = useLocation({ select: ({ pathname }) => pathname });
  const element = useRef<HTMLFormElement>(null);
  const before = useRef(values);
  const unsaved = useRef(false);
  const [uploads, countUpload] = useReducer((count: number, by: 1 | -1) => count + by, 0);
  const [outdated, setOutdated] = useState<Outdated & { draft: Draft }>();
  const form = useForm<Values, unknown, Draft>({
    resolver: zodResolver(schema),
    defaultValues: values as unknown as DefaultValues<Values>,
    shouldFocusError: false,
  });
  const { isSubmitting, isDirty } = form.formState;
  unsaved.current = isDirty;

  function startFrom(draft: Draft) {
    before.current = draft;
    form.reset(draft as unknown as Values);
    unsaved.current = false;
    setOutdated(undefined);
  }

  function fill(paths: string[], mine: Values) {
    for (const path of paths as FieldPath<Values>[]) {
      const value = path.split('.').reduce((fields, name) => fields?.[name], mine);
      form.setValue(path, value as PathValue<Values, FieldPath<Values>>, { shouldDirty: true });
    }
  }

  useUnsavedKept<Values>(path, {
    keep: () => {
      const mine = form.getValues();
      return unsaved.current ? { mine, changed: changedPaths(before.current, mine) } : undefined;
    },
    bringBack: ({ mine, changed }) => fill(changed, mine),
  });

  const loaded = useRef(values);
  useEffect(() => {
    if (changedPaths(loaded.current, values).length === 0) return;
    loaded.current = values;
    if (!unsaved.current && changedPaths(before.current, values).length > 0) startFrom(values);
  });

  async function tell(error: unknown) {
    const { message, fields } = problemOf(error);
    if (reload && fields.some(({ path }) => path === 'before')) {
      const draft = schema.parse(await reload());
      const theirs = changedPaths(before.current, draft);
      const mine = new Set(changedPaths(before.current, form.getValues()));
      setOutdated({ draft, theirs, both: theirs.filter((path) => mine.has(path)) });
      return;
    }
    for (const { path, message } of fields) {
      form.setError(path as FieldPath<Values>, { type: 'server', message });
    }
    form.setError('root', { type: 'server', message });
  }

  async function submit(draft: Draft) {
    const sent = structuredClone(form.getValues());
    try {
      const whole = await save(draft, before.current);
      const now = structuredClone(form.getValues());
      const typedMeanwhile = changedPaths(sent, now);
      startFrom(schema.parse(whole));
      fill(typedMeanwhile, now);
      onSaved(whole);
    } catch (error) {
      await tell(error).catch((failure) => form.setError('root', problemOf(failure)));
    }
  }

  function merge({ draft }: { draft: Draft }) {
    const mine = structuredClone(form.getValues());
    const changed = changedPaths(before.current, mine);
    startFrom(draft);
    fill(changed, mine);
  }

  return (
    <form
      ref={element}
      onSubmit={form.handleSubmit(submit)}
      noValidate
      className="flex flex-col gap-6"
    >
      <LeaveGuard isUnsaved={() => unsaved.current || uploads > 0} />
      {outdated ? (
        <OutdatedNotice
          outdated={outdated}
          element={element}
          onMerge={() => merge(outdated)}
          onDiscard={() => startFrom(outdated.draft)}
        />
      ) : (
        <ErrorSummary form={form as UseFormReturn<Values, unknown, never>} element={element} />
      )}
      <div
        className={aside && 'grid items-start gap-8 min-[72rem]:grid-cols-[minmax(0,1fr)_22.5rem]'}
      >
        <div className="flex min-w-0 flex-col gap-8">
          <UploadsUnderWay value={countUpload}>{children(form.control)}</UploadsUnderWay>
        </div>
        {aside && (
          <aside aria-label="Preview" className="min-[72rem]:sticky min-[72rem]:top-8">
            {aside(form.control)}
          </aside>
        )}
      </div>
      <SaveBar
        control={form.control}
        isReady={isReady}
        saving={isSubmitting}
        uploading={uploads > 0}
        unsaved={isDirty}
        onSave={() => element.current?.requestSubmit()}
      />
    </form>
  );
}

type Unsaved<Values> = { mine: Values; changed: string[] };

/**
 * A session that ended takes nobody's typing with it: it is back after the login. Only what was
 * changed, as others may have saved the rest anew.
 */
function useUnsavedKept<Values>(
  path: string,
  form: { keep: () => Unsaved<Values> | undefined; bringBack: (kept: Unsaved<Values>) => void },
) {
  const keep = useEffectEvent(form.keep);
  const bringBack = useEffectEvent(form.bringBack);
  useEffect(() => {
    const kept = takeUnsaved(path) as Unsaved<Values> | undefined;
    if (kept) {
      bringBack(kept);
      toast.say('What you had not saved is back.');
    }
    return () => {
      const unsaved = storedToken() === null ? keep() : undefined;
      if (unsaved) keepUnsaved(path, unsaved);
    };
  }, [path]);
}
