import { useMedia } from './use-media.ts';

export const useReducedMotion = () => useMedia('(prefers-reduced-motion: reduce)');
