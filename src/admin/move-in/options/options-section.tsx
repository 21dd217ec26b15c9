import type { FullImport } from '#contract/move-in/site-import.ts';
import { buttonClass } from '../../../ui/button.ts';
import { ErrorBox } from '../../../ui/error-box.tsx';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { problemOf } from '../../problem.ts';
import { Fold } from '../fold.tsx';
import { GeneralOptions } from './general-options.tsx';
import { MappingFields } from './mapping-fields.tsx';
import { type OptionsDraft, savedOptions } from './options-draft.ts';
import { TypeOptions } from './type-options.tsx';

type Props = {
  whole: FullImport;
  /** Undefined while nothing was changed. */
  draft: OptionsDraft | undefined;
  onChange: (draft: OptionsDraft) => void;
  onSaved: () => void;
};

export function OptionsSection({ whole, draft, onChange, onSaved }: Props) {
  const { moveIn, refusal } = useAdminTexts();
  const text = moveIn.options;
  const { id, contents, state, is_planned } = whole;
  const plan = trpc.admin.siteImport.plan.useMutation(showsOwnErrors);
  const shown = draft ?? { mapping: whole.mapping || whole.source, options: whole.options };
  const isLocked = plan.isPending || state === 'working' || state === 'stopped';
  const change = (options: OptionsDraft['options']) => onChange({ ...shown, options });

  async function save() {
    const options = savedOptions(shown.options);
    const isSaved = await plan.mutateAsync({ id, ...shown, options }).then(
      () => true,
      () => false,
    );
    if (!isSaved) return;
    toast.success(text.planned);
    onSaved();
  }

  const summary = moveIn.options.summary(contents.types.length);
  return (
    <Fold
      title={text.title}
      state={draft ? `${summary} · ${text.unsaved}` : summary}
      startsOpen={!is_planned}
    >
      <form
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <fieldset disabled={isLocked} className="flex min-w-0 flex-col gap-6">
          <MappingFields shown={shown} onChange={onChange}>
            <GeneralOptions contents={contents} options={shown.options} onChange={change} />
            <TypeOptions contents={contents} options={shown.options} onChange={change} />
          </MappingFields>
        </fieldset>
        {plan.error && <ErrorBox message={problemOf(plan.error, refusal).message} />}
        <button type="submit" disabled={isLocked} className={`self-start ${buttonClass.primary}`}>
          {plan.isPending ? text.saving : text.save}
        </button>
      </form>
    </Fold>
  );
}
