import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { EntityKind } from '#contract/catalogue/history/entity-kind.ts';
import { buttonClass } from '../../ui/button.ts';
import { showsOwnErrors } from '../admin-query-client.ts';
import { HistorySection } from '../catalogue/history/history-section.tsx';
import { toast } from '../frame/toast-store.ts';
import { useAdminTexts } from '../language.ts';
import { EditorOnly } from '../people/sign-in/editor-only.tsx';
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
    get: { useQuery: (input: { id: number }) => LoadedQuery<Whole> };
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
    {(id) => <EditEntity key={id} id={id} {...props} />}
  </WithIdInPath>
);

function EditEntity<Whole, Draft>(props: Props<Whole, Draft> & { id: number }) {
  const { id, list, newAt, entity, calls, schema, title, nameOf = title, children } = props;
  const { form: text } = useAdminTexts();
  const navigate = useNavigate();
  const query = calls.get.useQuery({ id });
  const update = calls.update.useMutation(showsOwnErrors);
  const reload = async () => (await query.refetch({ throwOnError: true })).data as Whole;
  return (
    <LoadedEntity list={list} query={query}>
      {(whole) => (
        <EntityFrame
          list={list}
          title={title(whole)}
          actions={newAt && <DuplicateButton to={newAt} id={id} />}
        >
          {children(
            {
              values: schema.parse(whole),
              save: (draft, before) => update.mutateAsync({ id, draft, before }),
              reload,
              onSaved: (saved) => toast.success(text.saved(nameOf(saved))),
              ...(props.opensList && { onLeave: () => navigate({ to: list.to }) }),
            },
            whole,
          )}
          <HistorySection entity={entity} id={id} />
        </EntityFrame>
      )}
    </LoadedEntity>
  );
}

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
