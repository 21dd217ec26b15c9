import { buttonClass } from '../../ui/button.ts';
import type { LocalDraft } from './local-draft.ts';

type Props = { draft: LocalDraft; onRestore: () => void; onDiscard: () => void };

const time = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

export const DraftNotice = ({ draft, onRestore, onDiscard }: Props) => (
  <div
    role="status"
    className="flex flex-wrap items-center gap-2 rounded-control border border-edge bg-lifted px-3 py-2 text-small"
  >
    <p className="min-w-48 flex-1">
      This browser has a text from {time.format(new Date(draft.at))} that was not saved.
    </p>
    <button type="button" className={buttonClass.quiet} onClick={onRestore}>
      Restore it
    </button>
    <button type="button" className={buttonClass.quiet} onClick={onDiscard}>
      Discard it
    </button>
  </div>
);
