import {
  useHydrated,
  useLocation,
  useNavigate,
  useRouter,
  useSearch,
} from '@tanstack/react-router';
import { useCallback } from 'react';
import type { PromoCodeCard } from '#contract/catalogue/promo-code.ts';
import { type ApiResult, resultOf } from '../../../api/api-result.ts';
import { useLatestResult } from '../../../api/use-latest-result.ts';
import { usePageContext } from '../../page-context.ts';

/** The data is null if the code is no longer available. */
type Loaded = { id: number; result: ApiResult<PromoCodeCard | null> };

/** Finds the code that the URL refers to. The cached page doesn't include it, and it may not be in the list. */
export function useChosenCode(named: number | undefined, listed: PromoCodeCard[]) {
  const { language: lang, market, loadApi } = usePageContext();
  const id = useHydrated() ? named : undefined;
  const known = listed.find((promo) => promo.id === id);
  const missing = known ? undefined : id;

  const load = useCallback(
    async (signal: AbortSignal): Promise<Loaded | undefined> => {
      if (missing === undefined) return undefined;
      const read = async () => {
        const { catalogue } = await loadApi();
        return catalogue.promoCode.query({ id: missing, market, lang }, { signal });
      };
      return { id: missing, result: await resultOf(read()) };
    },
    [missing, market, lang, loadApi],
  );
  const { result: loaded, reload } = useLatestResult(load);

  if (id === undefined) return undefined;
  const result = known ? { data: known } : loaded?.id === id ? loaded.result : undefined;
  return { id, result, reload };
}

export type ChosenCode = NonNullable<ReturnType<typeof useChosenCode>>;

const route = '/_portal/promocodes/{-$page}';

export function useChosenId() {
  const router = useRouter();
  const navigate = useNavigate({ from: '/promocodes/{-$page}' });
  const { code } = useSearch({ from: route });
  const openedFromList = useLocation({ select: ({ state }) => state.openedFromList === true });

  function close() {
    if (openedFromList) return router.history.back();
    navigate({
      search: ({ code: _, ...search }) => search,
      replace: true,
      resetScroll: false,
    });
  }

  return { code, openedFromList, close };
}
