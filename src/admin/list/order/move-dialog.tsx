import { buttonClass } from '../../../ui/button.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Field, inputClass } from '../../../ui/field/field.tsx';
import { useAdminTexts } from '../../language.ts';

type Props = {
  name: string;
  position: number;
  last: number;
  onMove: (position: number) => void;
  onClose: () => void;
};

export function MoveDialog({ name, position, last, onMove, onClose }: Props) {
  const { list, shared } = useAdminTexts();
  return (
    <Dialog title={list.order.move(name)} onClose={onClose}>
      <form
        method="dialog"
        className="flex items-end gap-2"
        onSubmit={(event) => onMove(Number(new FormData(event.currentTarget).get('position')))}
      >
        <Field label={list.order.position(last)}>
          {(attributes) => (
            <input
              {...attributes}
              type="number"
              name="position"
              required
              min={1}
              max={last}
              step={1}
              defaultValue={position}
              className={`figures ${inputClass}`}
            />
          )}
        </Field>
        <button type="submit" className={`min-h-10.5 ${buttonClass.primary}`}>
          {shared.move}
        </button>
        <button
          type="button"
          onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
          className={`min-h-10.5 ${buttonClass.quiet}`}
        >
          {shared.cancel}
        </button>
      </form>
    </Dialog>
  );
}
