import { useHydrated } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { PromoCodeCard } from '#contract/promo-code.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { usePageContext } from '../page-context.ts';

type Found = { id: number; outcome: Outcome<PromoCodeCard> };

/** The code that the address names. The kept page names none, and a shared one may be on no page of the list. */
export function useChosenCode(named: number | undefined, listed: PromoCodeCard[]) {
  const { language: lang, market, loadApi } = usePageContext();
  const id = useHydrated() ? named : undefined;
  const known = listed.find((promo) => promo.id === id);
  const [found, setFound] = useState<Found>();
  const missing = known ? undefined : id;

  useEffect(() => {
    if (missing === undefined) return;
    const stop = new AbortController();
    const read = async () => {
      const { catalogue } = await loadApi();
      return catalogue.promoCode.query({ id: missing, market, lang }, { signal: stop.signal });
    };
    outcomeOf(read()).then((outcome) => {
      if (!stop.signal.aborted) setFound({ id: missing, outcome });
    });
    return () => stop.abort();
  }, [missing, market, lang, loadApi]);

  if (id === undefined) return undefined;
  const outcome = known ? { data: known } : found?.id === id ? found.outcome : undefined;
  return { id, outcome };
}

export type ChosenCode = NonNullable<ReturnType<typeof useChosenCode>>;
