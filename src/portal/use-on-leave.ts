import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/** Another page ends what was opened over the one before, whatever led there, and before it has come. */
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
