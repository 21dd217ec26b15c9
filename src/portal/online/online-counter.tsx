import { usePageContext } from '../page-context.ts';
import { OnlineBadge } from './online-badge.tsx';
import { useLiveOnline } from './use-live-online.ts';
import { useSimulatedOnline } from './use-simulated-online.ts';

const Simulated = () => <OnlineBadge count={useSimulatedOnline()} />;
const Live = () => <OnlineBadge count={useLiveOnline()} />;

export function OnlineCounter() {
  const { onlineCounter } = usePageContext().site;
  if (onlineCounter === 'off') return null;
  return onlineCounter === 'live' ? <Live /> : <Simulated />;
}
