import { useHydrated } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import type { PromoCodeCard } from '#contract/promo-code.ts';
import { type Outcome, outcomeOf } from '../outcome.ts';
import { usePageContext } from '../page-context.ts';

/** Without a code, it is not to be had any more. */
type Found = { id: number; outcome: Outcome<PromoCodeCard | null> };

/** The code that the address names. The kept page names none, and a shared one may be on no page of the list. */
export function useChosenCode(named: number | undefined, listed: PromoCodeCard[]) {
  const { language: lang, market, loadApi } = usePageContext();
  const id = useHydrated() ? named : undefined;
  const known = listed.find((promo) => promo.id === id);
  const [found, setFound] = useState<Found>();
  const [asked, setAsked] = useState(0);
  const askAgain = useCallback(() => setAsked((times) => times + 1), []);
  const missing = known ? undefined : id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever asks again wants it read anew.
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
  }, [missing, market, lang, loadApi, asked]);

  if (id === undefined) return undefined;
  const outcome = known ? { data: known } : found?.id === id ? found.outcome : undefined;
  return { id, outcome, askAgain };
}

export type ChosenCode = NonNullable<ReturnType<typeof useChosenCode>>;
