import { useCallback } from 'react';
import type { ApiFailure } from '../../../api/api-result.ts';
import { callApi, type DataOf, type PathOf } from '../../../api/call-api.ts';
import { useLatestResult } from '../../../api/use-latest-result.ts';

export type Loaded<Data> = {
  data?: Data | undefined;
  failure?: ApiFailure | undefined;
  isSettled: boolean;
  reload: () => void;
};

/** Loads personal data in the browser only, because a cached page is the same for everyone. */
export function useLoaded<Path extends PathOf<'GET'>>(path: Path): Loaded<DataOf<'GET', Path>> {
  const load = useCallback(() => callApi('GET', path), [path]);
  const { result, reload } = useLatestResult(load);
  return {
    data: result && 'data' in result ? result.data : undefined,
    failure: result && 'failure' in result ? result.failure : undefined,
    isSettled: result !== undefined,
    reload,
  };
}
