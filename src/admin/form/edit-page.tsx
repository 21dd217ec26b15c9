import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { EntityKind } from '#contract/catalogue/history/entity-kind.ts';
import { buttonClass } from '../../ui/button.ts';
import { showsOwnErrors } from '../admin-query-client.ts';
import { HistorySection } from '../catalogue/history/history-section.tsx';
import { useAdminTexts } from '../language.ts';
import { EditorOnly } from '../people/sign-in/editor-only.tsx';
import { formOfProposal, wholeOf } from '../release/form/form-of-proposal.ts';
import {
  ProposedForm,
  type ShownProposal,
  useShowProposed,
} from '../release/form/proposed-form.tsx';
import { useUndoableToast } from '../release/undo/use-undoable-toast.ts';
import {
  EntityFrame,
  type List,
  LoadedEntity,
  type LoadedQuery,
  WithIdInPath,
} from './entity-form-page.tsx';
import type { NewAt } from './new/new-at.ts';
import type { AfterSave } from './use-saving.ts';

export type FormProps<Whole, Draft> = AfterSave<Whole> & {
  values: Draft;
  save: (draft: Draft, before: Draft) => Promise<Whole>;
  base?: Draft | undefined;
  reload?: () => Promise<Whole>;
};

type Update<Draft> = { id: number; draft: Draft; before?: Draft | undefined };

type Props<Whole, Draft> = {
  list: List;
  /** The form in which a duplicate opens. */
  newAt?: NewAt;
  entity: EntityKind;
  /** The word for the entity in error messages. */
  kind: string;
  calls: {
    get: {
      useQuery: (input: { id: number }, options: { enabled: boolean }) => LoadedQuery<Whole>;
    };
    update: {
      useMutation: (options: typeof showsOwnErrors) => {
        mutateAsync: (update: Update<Draft>) => Promise<Whole>;
      };
    };
  };
  schema: { parse: (whole: unknown) => Draft };
  title: (whole: Whole) => string;
  /** The name in the message after a save. By default, the title. */
  nameOf?: (whole: Whole) => string;
  /** Opens the list after a save. */
  opensList?: boolean;
  children: (form: FormProps<Whole, Draft>, whole: Whole) => ReactNode;
};

/** Edits the entity whose id is in the path, and lists its history. */
export const EditPage = <Whole, Draft>(props: Props<Whole, Draft>) => (
  <WithIdInPath list={props.list} kind={props.kind}>
    {(id) => (
      <ProposedForm key={id} kind={props.entity} id={id}>
        {(shown) => <EditEntity id={id} shown={shown} {...props} />}
      </ProposedForm>
    )}
  </WithIdInPath>
);

type EntityProps<Whole, Draft> = Props<Whole, Draft> & {
  id: number;
  shown: ShownProposal | undefined;
};

function EditEntity<Whole, Draft>(props: EntityProps<Whole, Draft>) {
  const { id, shown, list, newAt, entity, calls, schema, title, nameOf = title, children } = props;
  const { form: text } = useAdminTexts();
  const navigate = useNavigate();
  const showProposed = useShowProposed();
  const showSaved = useUndoableToast();
  const created = shown?.proposal.action === 'create' ? wholeOf<Whole>(shown) : undefined;
  const query = calls.get.useQuery({ id }, { enabled: created === undefined });
  const update = calls.update.useMutation(showsOwnErrors);
  const reload = async () => (await query.refetch({ throwOnError: true })).data as Whole;
  const opensList = props.opensList && (() => navigate({ to: list.to }));
  return (
    <LoadedEntity list={list} query={created === undefined ? query : loaded(created)}>
      {(whole) => (
        <EntityFrame
          list={list}
          title={title(whole)}
          actions={newAt && <DuplicateButton to={newAt} id={id} />}
        >
          {children(
            {
              ...formOfProposal<Whole, Draft>(schema, whole, shown, {
                save: (change) => update.mutateAsync({ id, ...change }),
                reload,
              }),
              onSaved: (saved) => {
                showSaved(text.saved(nameOf(saved)), saved as object);
              },
              ...(opensList && { onLeave: opensList }),
              onProposed: opensList || showProposed,
            },
            whole,
          )}
          {created === undefined && <HistorySection entity={entity} id={id} />}
        </EntityFrame>
      )}
    </LoadedEntity>
  );
}

const loaded = <Whole,>(whole: Whole): LoadedQuery<Whole> => ({
  data: whole,
  error: null,
  isFetchedAfterMount: true,
  refetch: async () => ({ data: whole }),
});

function DuplicateButton({ to, id }: { to: NewAt; id: number }) {
  const { shared } = useAdminTexts();
  return (
    <EditorOnly>
      <Link to={to} search={{ copy: id }} className={buttonClass.quiet}>
        {shared.duplicate}
      </Link>
    </EditorOnly>
  );
}
