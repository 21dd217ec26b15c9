import { buttonClass } from '../../../ui/button.ts';
import { formatTime } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import type { UnsavedText } from './unsaved-text.ts';

type Props = {
  draft: UnsavedText & { isOutdated: boolean };
  onRestore: () => void;
  onDiscard: () => void;
};

export function DraftNotice({ draft, onRestore, onDiscard }: Props) {
  const text = useAdminTexts().richText.draft;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-2 rounded-control border border-edge bg-lifted px-3 py-2 text-small"
    >
      <p className="min-w-48 flex-1">
        {text.found(formatTime(draft.at))} {draft.isOutdated && text.outdated}
      </p>
      <button type="button" className={buttonClass.quiet} onClick={onRestore}>
        {text.restore}
      </button>
      <button type="button" className={buttonClass.quiet} onClick={onDiscard}>
        {text.discard}
      </button>
    </div>
  );
}
