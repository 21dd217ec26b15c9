import { CalendarClock, ChevronUp, PackagePlus } from 'lucide-react';
import { buttonClass } from '../../../ui/button.ts';
import { useDismissibleDetails } from '../../../ui/use-dismissible-details.ts';
import { useAdminTexts } from '../../language.ts';
import type { SaveChoice } from './save-dialog.tsx';

type Props = { disabled: boolean; onChoose: (choice: SaveChoice) => void };

const icons = { add: PackagePlus, later: CalendarClock };

/** Offers to propose a change, next to the button that saves it live. */
export function SaveMenu({ disabled, onChoose }: Props) {
  const { save: text } = useAdminTexts().release;
  const { close, details } = useDismissibleDetails();
  if (disabled) return null;
  return (
    <details {...details} className="relative">
      <summary
        title={text.more}
        className={`cursor-pointer list-none px-2.5! [&::-webkit-details-marker]:hidden ${buttonClass.quiet}`}
      >
        <ChevronUp className="size-4" strokeWidth={1.75} aria-hidden="true" />
        <span className="sr-only">{text.more}</span>
      </summary>
      <div className="absolute bottom-full left-0 z-20 mb-1 flex w-64 max-w-[70vw] flex-col rounded-card border border-line bg-raised p-2 shadow-lg max-sm:-left-16">
        {(['add', 'later'] as const).map((choice) => {
          const Icon = icons[choice];
          return (
            <button
              key={choice}
              type="button"
              onClick={() => {
                close();
                onChoose(choice);
              }}
              className="flex min-h-9 items-center gap-2.5 rounded-control px-2 text-left text-small hover:bg-lifted"
            >
              <Icon className="size-4 shrink-0 text-muted" strokeWidth={1.75} aria-hidden="true" />
              {text[choice]}
            </button>
          );
        })}
      </div>
    </details>
  );
}
