import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { type Control, type FieldValues, useWatch } from 'react-hook-form';
import { buttonClass } from '../../ui/button.ts';
import { useAdminTexts } from '../language.ts';
import type { SaveChoice } from '../release/form/save-dialog.tsx';
import { SaveMenu } from '../release/form/save-menu.tsx';
import { useSaveLabel } from '../release/form/use-save-label.ts';

type Props<Values extends FieldValues, Draft> = {
  control: Control<Values, unknown, Draft>;
  isReady: (values: Values) => boolean;
  label?: ((values: Values) => string) | undefined;
  /** Hides the choice to propose the change. */
  isImmediate: boolean;
  canSaveAndNew: boolean;
  saving: boolean;
  uploading: boolean;
  unsaved: boolean;
  onSave: () => void;
  onChoose: (choice: SaveChoice) => void;
  /** Other buttons. */
  children?: ReactNode;
};

/** A sticky bar with the save button. Ctrl+S and Cmd+S save too. */
export function SaveBar<Values extends FieldValues, Draft>(props: Props<Values, Draft>) {
  const {
    control,
    isReady,
    label,
    isImmediate,
    canSaveAndNew,
    saving,
    uploading,
    unsaved,
    onSave,
  } = props;
  const proposed = useSaveLabel();
  const proposing = isImmediate ? undefined : proposed;
  const { form: text } = useAdminTexts();
  const values = useWatch({ control }) as Values;
  const disabled = saving || uploading || !isReady(values);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    // Ctrl+Shift+S is strikethrough in the rich text editor.
    if (key.toLowerCase() !== 's' || !(ctrlKey || metaKey) || shiftKey || altKey) return;
    event.preventDefault();
    if (!disabled) onSave();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-4 border-line border-t bg-ground px-4 py-3"
    >
      <div className="flex max-w-full items-center gap-1">
        <button
          type="submit"
          disabled={disabled}
          aria-keyshortcuts="Control+S Meta+S"
          className={`min-w-28 ${buttonClass.primary}`}
        >
          <span className="truncate">
            {saving ? text.saving : (proposing ?? label?.(values) ?? text.save)}
          </span>
        </button>
        {!isImmediate && proposing === undefined && (
          <SaveMenu disabled={disabled} onChoose={props.onChoose} />
        )}
      </div>
      {canSaveAndNew && (
        <button type="submit" data-and-new disabled={disabled} className={buttonClass.quiet}>
          {text.saveAndNew}
        </button>
      )}
      {props.children}
      {(unsaved || uploading) && !saving && (
        <p className="text-muted text-small">{uploading ? text.uploading : text.unsaved}</p>
      )}
    </div>
  );
}
