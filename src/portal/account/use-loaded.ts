import { useCallback } from 'react';
import { callSite } from '../../api/call-api.ts';
import { useAnswer } from '../../api/use-latest-result.ts';

export type Loaded<Data> = {
  data?: Data | undefined;
  failure?: string | undefined;
  isSettled: boolean;
  reload: () => void;
};

/** What the browser alone asks for; `reload` asks anew. */
export function useLoaded<Data>(address: string): Loaded<Data> {
  const ask = useCallback(() => callSite<Data>('GET', address), [address]);
  const { answer, askAgain } = useAnswer(ask);
  return {
    data: answer && 'data' in answer ? answer.data : undefined,
    failure: answer && 'refusal' in answer ? answer.refusal.code : undefined,
    isSettled: answer !== undefined,
    reload: askAgain,
  };
}
