import { Link } from '@tanstack/react-router';
import { BookmarkPlus, X } from 'lucide-react';
import { useState } from 'react';
import { type ClickReportQuery, clickReportQuery } from '#contract/partner/click-report.ts';
import type { ReportView } from '#contract/partner/report-view.ts';
import { maxLength } from '#contract/text-rule.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { ClosingForm } from '../../form/closing-form.tsx';
import { ConfirmDialog } from '../../frame/confirm-dialog.tsx';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { useMayEdit } from '../../people/sign-in/use-session.ts';
import { problemOf } from '../../problem.ts';
import { filterOf } from './report-filter.ts';

type Filter = Partial<ClickReportQuery>;

const parametersOf = (filter: Filter) => filterOf(clickReportQuery.parse(filter));

const isSame = (one: Filter, other: Filter) => {
  const textOf = (filter: Filter) => JSON.stringify(Object.entries(parametersOf(filter)).sort());
  return textOf(one) === textOf(other);
};

const useViews = () => trpc.admin.reportView.list.useQuery({ limit: 100 }).data?.items ?? [];

/** Named filters, shared by everyone in the admin. */
export function SavedViews({ filter }: { filter: Filter }) {
  const { report: text } = useAdminTexts();
  const mayWrite = useMayEdit();
  const views = useViews();
  if (views.length === 0) return null;
  return (
    <nav aria-label={text.savedViews} className="flex flex-wrap items-center gap-2">
      {views.map((view) => (
        <SavedView
          key={view.id}
          view={view}
          isShown={isSame(view.filter, filter)}
          mayDelete={mayWrite}
        />
      ))}
    </nav>
  );
}

/** Saves the current filters, unless a view has them already. */
export function SaveViewButton({ filter }: { filter: Filter }) {
  const { report: text } = useAdminTexts();
  const mayWrite = useMayEdit();
  const isSaved = useViews().some((view) => isSame(view.filter, filter));
  const [isSaving, setSaving] = useState(false);
  return (
    <>
      {mayWrite && !isSaved && (
        <button type="button" onClick={() => setSaving(true)} className={buttonClass.quiet}>
          <BookmarkPlus className="size-4" strokeWidth={1.75} aria-hidden="true" />
          {text.saveView}
        </button>
      )}
      {isSaving && <SaveDialog filter={filter} onClose={() => setSaving(false)} />}
    </>
  );
}

type SavedViewProps = { view: ReportView; isShown: boolean; mayDelete: boolean };

function SavedView({ view: { id, name, filter }, isShown, mayDelete }: SavedViewProps) {
  const { report: text, refusal, shared, form } = useAdminTexts();
  const [isDeleting, setDeleting] = useState(false);
  const utils = trpc.useUtils();
  const deletion = trpc.admin.reportView.delete.useMutation({
    onSuccess: () => {
      toast.success(form.deleted(name));
      return utils.admin.reportView.list.invalidate();
    },
    onError: (error) => toast.error(problemOf(error, refusal).message),
  });
  return (
    <span className="inline-flex items-center rounded-control border border-line">
      <Link
        to="/admin/reports"
        search={parametersOf(filter)}
        activeOptions={{ exact: true }}
        aria-current={isShown ? 'page' : undefined}
        dir="auto"
        className="inline-flex min-h-9 items-center rounded-control px-3.5 text-small hover:text-brass aria-[current=page]:text-brass"
      >
        {name}
      </Link>
      {mayDelete && (
        <button
          type="button"
          aria-label={text.deleteView(name)}
          onClick={() => setDeleting(true)}
          className={buttonClass.icon}
        >
          <X className="size-4" strokeWidth={1.75} aria-hidden="true" />
        </button>
      )}
      {isDeleting && (
        <ConfirmDialog
          title={text.deleteView(name)}
          text={text.deleteViewHint}
          action={shared.delete}
          onConfirm={() => deletion.mutate({ id })}
          onClose={() => setDeleting(false)}
        />
      )}
    </span>
  );
}

function SaveDialog({ filter, onClose }: { filter: Filter; onClose: () => void }) {
  const { report: text, refusal, shared, form } = useAdminTexts();
  const [error, setError] = useState('');
  const utils = trpc.useUtils();
  const creation = trpc.admin.reportView.create.useMutation(showsOwnErrors);
  async function save(fields: FormData) {
    try {
      const draft = { name: String(fields.get('name')), filter: clickReportQuery.parse(filter) };
      const { name } = await creation.mutateAsync(draft);
      await utils.admin.reportView.list.invalidate();
      toast.success(form.saved(name));
      onClose();
    } catch (error) {
      setError(problemOf(error, refusal).message);
    }
  }
  return (
    <Dialog title={text.saveView} onClose={onClose}>
      <ClosingForm save={save}>
        <label className="flex flex-col gap-2 text-small">
          {text.viewName}
          <input
            name="name"
            required
            maxLength={maxLength.label}
            aria-describedby="view-hint"
            className="min-h-11 rounded-control border border-edge bg-ground px-3 text-body"
          />
        </label>
        <p id="view-hint" className="text-muted text-small">
          {text.viewHint}
        </p>
        {error && (
          <p role="alert" className="text-danger text-small">
            {error}
          </p>
        )}
        <button type="submit" className={buttonClass.primary}>
          {shared.save}
        </button>
      </ClosingForm>
    </Dialog>
  );
}
