import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useReducer, useRef } from 'react';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { useAdminTexts } from '../../language.ts';
import { useUndoableToast } from '../../release/undo/use-undoable-toast.ts';
import type { FormProps } from '../edit-page.tsx';
import { EntityFrame, type List, LoadedEntity, type LoadedQuery } from '../entity-form-page.tsx';
import { useLastChoices } from './last-choice.ts';
import { type QueryToOpen, useOpenCreated } from './use-open-created.ts';

type Props<Whole, Draft> = {
  list: List;
  title: string;
  calls: {
    create: {
      useMutation: (options: typeof showsOwnErrors) => {
        mutateAsync: (draft: Draft) => Promise<Whole>;
      };
    };
    get: QueryToOpen & {
      useQuery: (input: { id: number }, options: { enabled: boolean }) => LoadedQuery<Whole>;
    };
  };
  schema: { parse: (whole: unknown) => Draft };
  empty: Draft;
  /** Changes values that a duplicate can't share with the original. */
  duplicate?: (draft: Draft) => Draft;
  /** The values that "Save and new" copies to the next form, because they rarely differ. */
  keep?: (draft: Draft) => Partial<Draft>;
  message: (whole: Whole) => string;
  /** After the entity was created, opens the list instead of the entity's own form. */
  opensList?: boolean;
  children: (form: FormProps<Whole, Draft>) => ReactNode;
};

type Round<Draft> = { round: number; kept: Partial<Draft> };

const nextRound = <Draft,>({ round }: Round<Draft>, kept: Partial<Draft>): Round<Draft> => ({
  round: round + 1,
  kept,
});

/** Creates an entity, from an empty form or from a copy of the entity whose id is in the URL. */
export function NewPage<Whole extends { id: number }, Draft extends object>(
  props: Props<Whole, Draft>,
) {
  const { list, title, calls, schema, empty, duplicate = (draft) => draft, keep } = props;
  const { message, opensList, children } = props;
  const { copy } = useSearch({ strict: false });
  const navigate = useNavigate();
  const showUndoable = useUndoableToast();
  const router = useRouter();
  const { form: text } = useAdminTexts();
  const openCreated = useOpenCreated(list, calls.get);
  const create = calls.create.useMutation(showsOwnErrors);
  const original = calls.get.useQuery({ id: copy ?? 0 }, { enabled: copy !== undefined });
  const withLastChoices = useLastChoices();
  const [{ round, kept }, startWith] = useReducer(nextRound<Draft>, { round: 0, kept: {} });
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (round > 0) fields.current?.querySelector<HTMLElement>('[name]')?.focus();
  }, [round]);

  async function startNext(draft: Draft) {
    await navigate({ to: '.', search: {}, replace: true });
    startWith(keep?.(draft) ?? {});
  }

  const form = (values: Draft) => (
    <EntityFrame list={list} title={title}>
      {Object.keys(kept).length > 0 && <p className="text-muted text-small">{text.prefilled}</p>}
      <div key={round} ref={fields}>
        {children({
          values,
          save: (draft) => create.mutateAsync(draft),
          onSaved: (whole) => {
            showUndoable(message(whole), whole);
          },
          onCreated: openCreated,
          onProposed: async ({ proposal }, draft, by) => {
            if (by === 'save-and-new') return startNext(schema.parse(draft));
            if (opensList || !proposal) return navigate({ to: list.to, replace: true });
            const path = `${list.to}/${proposal.entity_id}`;
            return router.navigate({ to: path, search: { proposal: proposal.id }, replace: true });
          },
          ...(opensList && { onLeave: () => navigate({ to: list.to, replace: true }) }),
          onSaveAndNew: (whole) => startNext(schema.parse(whole)),
        })}
      </div>
    </EntityFrame>
  );
  if (copy === undefined) return form({ ...withLastChoices(empty), ...kept });
  return (
    <LoadedEntity list={list} query={original}>
      {(whole) => form(duplicate(schema.parse(whole)))}
    </LoadedEntity>
  );
}
