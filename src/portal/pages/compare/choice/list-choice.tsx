import { CompareBar } from './compare-bar.tsx';
import { CompareToggle } from './compare-toggle.tsx';
import type { ComparedChoice } from './compared-partners.ts';
import { withTexts } from './with-texts.tsx';

export const loadToggle = () => withTexts<{ partner: ComparedChoice }>(CompareToggle);
export const loadBar = () => withTexts<object>(CompareBar);
