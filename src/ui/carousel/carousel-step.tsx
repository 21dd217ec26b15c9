import type { LucideIcon } from 'lucide-react';
import { replayPresses } from '../press/replay-presses.ts';

type Props = { label: string; icon: LucideIcon; className?: string; onPress: () => void };

export const CarouselStep = ({ label, icon: Icon, className = '', onPress }: Props) => (
  <button
    {...replayPresses('click')}
    type="button"
    onClick={onPress}
    className={`flex size-9 items-center justify-center rounded-full border border-line text-muted transition-colors hover:border-edge hover:text-ink active:translate-y-px noscript:hidden ${className}`}
  >
    <Icon size={18} />
    <span className="sr-only">{label}</span>
  </button>
);
