import { useCallback, useEffect, useState } from 'react';
import { callAccount } from '../visitor/account-call.ts';

type State<Data> = { data?: Data; failure?: string };

/** A part of the account, asked for by the browser; `reload` asks anew. */
export function useLoaded<Data>(path: string) {
  const [state, setState] = useState<State<Data>>({});
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: Another round asks the same again.
  useEffect(() => {
    let left = false;
    callAccount<Data>('GET', path).then((answer) => {
      if (left) return;
      setState('data' in answer ? answer : { failure: answer.refusal.code });
    });
    return () => {
      left = true;
    };
  }, [path, round]);
  return { ...state, reload: useCallback(() => setRound((last) => last + 1), []) };
}
