import { ExternalLink } from 'lucide-react';
import { useRef } from 'react';
import { buttonClass } from '../../../ui/button.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { inputClass } from '../../../ui/field/field.tsx';
import { trpc } from '../../api.ts';
import { CopyButton } from '../../copy-button.tsx';
import { formatTime } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';

/** Opens a preview of the whole site, whose link can be shared. */
export function PreviewButton({ id }: { id: number }) {
  const { preview: text } = useAdminTexts().release;
  const preview = trpc.admin.release.preview.useMutation();
  const address = useRef<HTMLInputElement>(null);
  const { url, ends_at } = preview.data ?? {};
  return (
    <>
      <button
        type="button"
        disabled={preview.isPending}
        onClick={() => preview.mutate({ id })}
        className={buttonClass.quiet}
      >
        {preview.isPending ? text.opening : text.action}
      </button>
      {url !== undefined && ends_at !== undefined && (
        <Dialog title={text.title} onClose={preview.reset}>
          <p className="text-muted">{text.explanation(formatTime(ends_at))}</p>
          <label className="flex flex-col gap-1.5">
            <span className="text-small">{text.address}</span>
            <input
              ref={address}
              readOnly
              value={url}
              onFocus={(event) => event.currentTarget.select()}
              className={inputClass}
            />
          </label>
          <div className="flex flex-wrap justify-end gap-2">
            <CopyButton
              label={text.copy}
              value={url}
              look={buttonClass.quiet}
              select={() => address.current?.select()}
            />
            <a href={url} target="_blank" rel="noopener" className={buttonClass.primary}>
              <ExternalLink className="size-4" strokeWidth={1.75} aria-hidden="true" />
              {text.open}
            </a>
          </div>
        </Dialog>
      )}
    </>
  );
}
