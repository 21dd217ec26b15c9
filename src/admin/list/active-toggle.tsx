import { Eye, EyeOff } from 'lucide-react';
import { buttonClass } from '../../ui/button.ts';
import { useOneAtATime } from '../../ui/use-one-at-a-time.ts';
import { toast } from '../frame/toast-store.ts';
import { useAdminTexts } from '../language.ts';
import { useMayWrite } from '../people/sign-in/use-session.ts';

type Action = 'activate' | 'hide';

type Props = {
  id: number;
  name: string;
  active: boolean;
  isPending: boolean;
  run: (change: { ids: number[]; action: Action }) => Promise<unknown>;
};

/** Shows or hides a row on the site immediately, with a toast that offers to undo it. */
export function ActiveToggle({ id, name, active, isPending, run }: Props) {
  const { list: text, shared } = useAdminTexts();
  const apply = useOneAtATime(async (action: Action): Promise<void> => {
    await run({ ids: [id], action }).then(
      () => {
        const undo = action === 'hide' ? 'activate' : 'hide';
        toast.success(action === 'hide' ? text.row.hidden(name) : text.row.activated(name), {
          label: shared.undo,
          run: () => apply(undo),
        });
      },
      // The query client shows the error.
      () => {},
    );
  });
  const mayWrite = useMayWrite();
  if (!mayWrite) return null;
  const Icon = active ? Eye : EyeOff;
  return (
    <button
      type="button"
      title={active ? text.hide : text.activate}
      aria-pressed={active}
      disabled={isPending}
      onClick={() => apply(active ? 'hide' : 'activate')}
      className={buttonClass.rowIcon}
    >
      <Icon className="size-4" strokeWidth={1.75} aria-hidden="true" />
      <span className="sr-only">{text.row.active(name)}</span>
    </button>
  );
}
