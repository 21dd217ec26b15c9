import { useCallback, useEffect, useRef, useState } from 'react';

/** What `ask` answers, asked anew when it is another and on demand; only what was asked last counts. */
export function useAnswer<Answer>(ask: (signal: AbortSignal) => Promise<Answer>) {
  const [answer, setAnswer] = useState<Answer>();
  const latest = useRef<AbortController>(undefined);
  const askAgain = useCallback(() => {
    latest.current?.abort();
    const asking = new AbortController();
    latest.current = asking;
    const { signal } = asking;
    ask(signal).then((given) => {
      if (!signal.aborted) setAnswer(given);
    });
  }, [ask]);
  useEffect(() => {
    askAgain();
    return () => latest.current?.abort();
  }, [askAgain]);
  return { answer, askAgain };
}
