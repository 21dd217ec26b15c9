import { Check, Scale } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { maxCompared } from '#contract/catalogue/compared-ids.ts';
import type { CompareText } from '../../../../../messages/en/content/compare.ts';
import { fillText } from '../../../../../messages/fill-text.ts';
import { type ComparedChoice, comparedPartners, toggleCompared } from './compared-partners.ts';

export const useCompared = () =>
  useSyncExternalStore(comparedPartners.subscribe, comparedPartners.read, comparedPartners.read);

type Props = {
  partner: ComparedChoice;
  texts: CompareText;
};

export function CompareToggle({ partner, texts }: Props) {
  const chosen = useCompared();
  const isChosen = chosen.some(({ id }) => id === partner.id);
  const Icon = isChosen ? Check : Scale;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={fillText(texts.addNamed, { name: partner.name })}
      aria-disabled={!isChosen && chosen.length >= maxCompared}
      onClick={() => toggleCompared(partner)}
      className={`flex size-full items-center justify-center gap-1.5 rounded-control border px-2 text-small transition-colors hover:text-ink aria-disabled:opacity-60 ${isChosen ? 'border-brass text-ink' : 'border-line text-muted hover:border-edge'}`}
    >
      <Icon className="size-4 shrink-0 md:hidden" />
      <span className="max-md:hidden">{texts.add}</span>
    </button>
  );
}
