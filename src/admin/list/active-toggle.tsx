import { Eye, EyeOff } from 'lucide-react';
import { buttonClass } from '../../ui/button.ts';
import { useOneAtATime } from '../../ui/use-one-at-a-time.ts';
import { toast } from '../frame/toast-store.ts';
import { useMayWrite } from '../sign-in/role.ts';

type Action = 'activate' | 'hide';

type Props = {
  id: number;
  name: string;
  active: boolean;
  isPending: boolean;
  run: (change: { ids: number[]; action: Action }) => Promise<unknown>;
};

/** Shows or hides a row on the site at once. The toast offers to undo it. */
export function ActiveToggle({ id, name, active, isPending, run }: Props) {
  const apply = useOneAtATime(async (action: Action): Promise<void> => {
    await run({ ids: [id], action }).then(
      () => {
        const undo = action === 'hide' ? 'activate' : 'hide';
        toast.success(`${name} is ${action === 'hide' ? 'hidden' : 'active'}.`, {
          label: 'Undo',
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
      title={active ? 'Hide' : 'Activate'}
      aria-pressed={active}
      disabled={isPending}
      onClick={() => apply(active ? 'hide' : 'activate')}
      className={buttonClass.icon}
    >
      <Icon className="size-4" strokeWidth={1.75} aria-hidden="true" />
      <span className="sr-only">{name} is active</span>
    </button>
  );
}
