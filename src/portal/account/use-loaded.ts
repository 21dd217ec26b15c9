import { useCallback, useEffect, useState } from 'react';
import { callSite } from '../visitor/account-call.ts';

type State<Data> = { data?: Data; failure?: string };

export type Loaded<Data> = State<Data> & { isSettled: boolean; reload: () => void };

/** What the browser alone asks for; `reload` asks anew. */
export function useLoaded<Data>(address: string): Loaded<Data> {
  const [state, setState] = useState<State<Data>>({});
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: Another round asks the same again.
  useEffect(() => {
    let left = false;
    callSite<Data>('GET', address).then((answer) => {
      if (left) return;
      setState('data' in answer ? answer : { failure: answer.refusal.code });
    });
    return () => {
      left = true;
    };
  }, [address, round]);
  const reload = useCallback(() => setRound((last) => last + 1), []);
  return { ...state, isSettled: Object.keys(state).length > 0, reload };
}
