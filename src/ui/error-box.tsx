import type { ReactNode } from 'react';
import { replayPresses } from './press/replay-presses.ts';
import { useBackOnline } from './use-back-online.ts';

type Props = { message: ReactNode; retry?: { label: string; run: () => unknown } };

/** Retries automatically when the browser's connection returns. */
export function ErrorBox({ message, retry }: Props) {
  useBackOnline(() => retry?.run());
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-danger-line bg-danger-ground px-5 py-4"
    >
      <p className="min-w-0 wrap-anywhere">{message}</p>
      {retry && (
        <button
          {...replayPresses('click')}
          type="button"
          onClick={() => retry.run()}
          className="min-h-9 rounded-control border border-danger-line px-3 font-strong text-small hover:border-danger"
        >
          {retry.label}
        </button>
      )}
    </div>
  );
}
