import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/** Calls `act` as soon as the URL changes, before the next page loads. */
export function useOnLeave(act: () => void) {
  const { history } = useRouter();
  const leave = useEffectEvent(act);
  useEffect(() => {
    let here = history.location.href;
    return history.subscribe(({ location }) => {
      if (location.href !== here) leave();
      here = location.href;
    });
  }, [history]);
}
