import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FullImport } from '#contract/move-in/site-import.ts';
import { buttonClass } from '../../ui/button.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { trpc } from '../api.ts';
import { formatNumber } from '../format.ts';
import { useAdminTexts } from '../language.ts';
import { ProgressBar } from './progress-bar.tsx';

type Props = {
  shown: FullImport;
  /** Whether the options have changes that aren't saved. */
  isUnsaved: boolean;
};

export const runHeadingId = 'release';

/** Keeps the focus in the section, whose buttons change with the state. */
const focusHeading = () => document.getElementById(runHeadingId)?.focus();

export function RunSection({ shown, isUnsaved }: Props) {
  const { run: text, steps } = useAdminTexts().moveIn;
  const { state, step } = shown;
  return (
    <section
      aria-labelledby={runHeadingId}
      className="flex flex-col gap-4 rounded-card border border-line bg-raised p-5"
    >
      <h2 id={runHeadingId} tabIndex={-1} className="w-fit text-large">
        {text.title}
      </h2>
      {/* Always in the page, so that screen readers announce each step. */}
      <p role="status" className="font-strong empty:hidden">
        {state === 'working' && steps[step ?? 'plan']}
      </p>
      {state === 'working' && <Working shown={shown} />}
      {state === 'stopped' && <Stopped id={shown.id} />}
      {state === 'read' && <Ready shown={shown} isUnsaved={isUnsaved} />}
      {state === 'proposed' && <Proposed shown={shown} isUnsaved={isUnsaved} />}
    </section>
  );
}

function Working({ shown: { id, step, done, total } }: { shown: FullImport }) {
  const { run: text, steps } = useAdminTexts().moveIn;
  const count = total > 0 ? text.doneOf(formatNumber(done), formatNumber(total)) : '';
  return (
    <>
      <div className="flex max-w-[36rem] flex-col gap-2">
        <ProgressBar
          label={text.progress}
          done={done}
          total={total}
          text={`${steps[step ?? 'plan']} ${count}`.trim()}
        />
        <p className="figures min-h-5 text-muted text-small">{count}</p>
      </div>
      <Actions>
        <CancelButton id={id} />
      </Actions>
    </>
  );
}

function Stopped({ id }: { id: number }) {
  const text = useAdminTexts().moveIn.run;
  return (
    <>
      <p className="max-w-[44rem] text-muted">{text.stopped}</p>
      <Actions>
        <StartButton id={id} label={text.goOn} look={buttonClass.primary} />
        <CancelButton id={id} />
      </Actions>
    </>
  );
}

function Ready({ shown, isUnsaved }: Props) {
  const { moveIn, refusal } = useAdminTexts();
  const text = moveIn.run;
  const { id, is_planned, failure } = shown;
  const isReady = is_planned && !isUnsaved;
  return (
    <>
      {failure && <ErrorBox message={text.failed(refusal.translate(failure))} />}
      <p className="max-w-[44rem] text-muted">{isReady ? text.ready : text.unsaved}</p>
      <Actions>
        <StartButton id={id} label={text.start} look={buttonClass.primary} disabled={!isReady} />
      </Actions>
    </>
  );
}

function Proposed({ shown: { id, release_id, is_planned }, isUnsaved }: Props) {
  const text = useAdminTexts().moveIn.run;
  return (
    <>
      <p className="max-w-[44rem] text-muted">
        {release_id === null ? text.nothingNew : text.proposed}
      </p>
      <Actions>
        {release_id !== null && (
          <Link
            to="/admin/releases/$id"
            params={{ id: String(release_id) }}
            className={buttonClass.primaryLink}
          >
            {text.open}
          </Link>
        )}
        <StartButton
          id={id}
          label={text.again}
          look={buttonClass.quiet}
          disabled={isUnsaved || !is_planned}
        />
      </Actions>
    </>
  );
}

const Actions = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap gap-2">{children}</div>
);

type StartProps = { id: number; label: string; look: string; disabled?: boolean };

function StartButton({ id, label, look, disabled = false }: StartProps) {
  const text = useAdminTexts().moveIn.run;
  const start = trpc.admin.siteImport.start.useMutation({ onSuccess: focusHeading });
  return (
    <button
      type="button"
      disabled={disabled || start.isPending}
      onClick={() => start.mutate({ id })}
      className={look}
    >
      {start.isPending ? text.starting : label}
    </button>
  );
}

function CancelButton({ id }: { id: number }) {
  const text = useAdminTexts().moveIn.run;
  const cancel = trpc.admin.siteImport.cancel.useMutation({ onSuccess: focusHeading });
  return (
    <button
      type="button"
      disabled={cancel.isPending}
      onClick={() => cancel.mutate({ id })}
      className={buttonClass.quiet}
    >
      {cancel.isPending ? text.canceling : text.cancel}
    </button>
  );
}
