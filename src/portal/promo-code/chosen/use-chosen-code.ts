import { useHydrated } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { PromoCodeCard } from '#contract/catalogue/promo-code.ts';
import { type Outcome, outcomeOf } from '../../../api/api-result.ts';
import { useAnswer } from '../../../api/use-latest-result.ts';
import { usePageContext } from '../../page-context.ts';

/** Without a code, it is not to be had any more. */
type Found = { id: number; outcome: Outcome<PromoCodeCard | null> };

/** The code that the address names. The kept page names none, and a shared one may be on no page of the list. */
export function useChosenCode(named: number | undefined, listed: PromoCodeCard[]) {
  const { language: lang, market, loadApi } = usePageContext();
  const id = useHydrated() ? named : undefined;
  const known = listed.find((promo) => promo.id === id);
  const missing = known ? undefined : id;

  const ask = useCallback(
    async (signal: AbortSignal): Promise<Found | undefined> => {
      if (missing === undefined) return undefined;
      const read = async () => {
        const { catalogue } = await loadApi();
        return catalogue.promoCode.query({ id: missing, market, lang }, { signal });
      };
      return { id: missing, outcome: await outcomeOf(read()) };
    },
    [missing, market, lang, loadApi],
  );
  const { answer: found, askAgain } = useAnswer(ask);

  if (id === undefined) return undefined;
  const outcome = known ? { data: known } : found?.id === id ? found.outcome : undefined;
  return { id, outcome, askAgain };
}

export type ChosenCode = NonNullable<ReturnType<typeof useChosenCode>>;
