import { useSyncExternalStore } from 'react';
import { useMessages } from '../page-context.ts';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export function OfflineNotice() {
  const { offline } = useMessages();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <p
      role="status"
      className="fixed inset-x-4 bottom-4 z-20 mx-auto w-fit rounded-card border border-edge bg-lifted px-5 py-3 text-small empty:hidden"
    >
      {isOnline ? null : offline}
    </p>
  );
}
