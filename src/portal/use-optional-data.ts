import type { PathOf } from '../api/call-api.ts';
import { useBackOnline } from '../ui/use-back-online.ts';
import { useLoaded } from './pages/account/use-account-data.ts';

/**
 * Loads data that a page works without. If loading fails, nothing is shown, and it is retried when the connection
 * returns.
 */
export function useOptionalData<Path extends PathOf<'GET'>>(path: Path) {
  const { data, failure, reload } = useLoaded(path);
  useBackOnline(() => failure && reload());
  return data;
}
