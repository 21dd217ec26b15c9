import { buttonClass } from '../../../ui/button.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Field, inputClass } from '../../../ui/field/field.tsx';

type Props = {
  name: string;
  position: number;
  last: number;
  onMove: (position: number) => void;
  onClose: () => void;
};

export const MoveDialog = ({ name, position, last, onMove, onClose }: Props) => (
  <Dialog title={`Move ${name}`} onClose={onClose}>
    <form
      method="dialog"
      className="flex items-end gap-2"
      onSubmit={(event) => onMove(Number(new FormData(event.currentTarget).get('position')))}
    >
      <Field label={`Position (1 to ${last})`}>
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
        Move
      </button>
    </form>
  </Dialog>
);
