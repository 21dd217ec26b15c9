import { keepPreviousData } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Image } from '#contract/image/image.ts';
import { maxLength } from '#contract/text-rule.ts';
import { buttonClass } from '../../ui/button.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { inputClass } from '../../ui/field/field.tsx';
import { useDebounced } from '../../ui/use-debounced.ts';
import { trpc } from '../api.ts';
import { useAdminTexts } from '../language.ts';
import { ListState } from '../list/entity-list-frame.tsx';
import { ImageGrid } from './image-grid.tsx';

const pageSize = 24;
const searchDelay = 250;

type Props = { title: string; onChoose: (image: Image) => void; onClose: () => void };

/** A dialog for selecting an image from the library. */
export function ImageChooser({ title, onChoose, onClose }: Props) {
  const { image: text, shared } = useAdminTexts();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(0);
  const q = useDebounced(typed.trim(), searchDelay) || undefined;
  const list = trpc.admin.image.list.useQuery(
    { q, limit: pageSize, offset: page * pageSize },
    { placeholderData: keepPreviousData },
  );
  const total = list.data?.total ?? 0;
  return (
    <Dialog title={title} onClose={onClose} wide>
      <div className="flex flex-col gap-1.5">
        <label htmlFor={id} className="font-strong text-small">
          {text.search}
        </label>
        <input
          id={id}
          type="search"
          maxLength={maxLength.search}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setPage(0);
          }}
          className={inputClass}
        />
      </div>
      <ListState list={list} empty={text.chooser.empty} filtered={q !== undefined}>
        {(images) => (
          <ImageGrid images={images}>
            {(image, className) => (
              <button
                type="button"
                className={className}
                onClick={({ currentTarget }) => {
                  // Closed first, so that focus is returned before anything else happens.
                  currentTarget.closest('dialog')?.close();
                  onChoose(image);
                }}
              >
                {image.name}
              </button>
            )}
          </ImageGrid>
        )}
      </ListState>
      <div
        data-bottom-bar
        className="sticky bottom-0 -mx-6 -mb-6 flex flex-wrap items-center justify-between gap-2 border-line border-t bg-raised px-6 py-3"
      >
        <p role="status" className="text-muted text-small">
          {list.data && text.chooser.total(total)}
        </p>
        <div className="flex gap-2">
          <button
            type="button"
            disabled={page === 0}
            onClick={() => setPage(page - 1)}
            className={buttonClass.quiet}
          >
            {text.chooser.newer}
          </button>
          <button
            type="button"
            disabled={(page + 1) * pageSize >= total}
            onClick={() => setPage(page + 1)}
            className={buttonClass.quiet}
          >
            {text.chooser.older}
          </button>
          <form method="dialog">
            <button type="submit" className={buttonClass.quiet}>
              {shared.cancel}
            </button>
          </form>
        </div>
      </div>
    </Dialog>
  );
}
