import { useCallback, useEffect, useRef, useState } from 'react';

/** Calls `load` again when it changes and on demand. An older result never replaces a newer one. */
export function useLatestResult<Result>(load: (signal: AbortSignal) => Promise<Result>) {
  const [result, setResult] = useState<Result>();
  const latest = useRef<AbortController>(undefined);
  const reload = useCallback(() => {
    latest.current?.abort();
    const controller = new AbortController();
    latest.current = controller;
    const { signal } = controller;
    load(signal).then((loaded) => {
      if (!signal.aborted) setResult(loaded);
    });
  }, [load]);
  useEffect(() => {
    reload();
    return () => latest.current?.abort();
  }, [reload]);
  return { result, reload };
}
