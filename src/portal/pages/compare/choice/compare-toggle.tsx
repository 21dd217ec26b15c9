import { Check, Scale } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { type ComparedKind, maxCompared } from '#contract/catalogue/compared-ids.ts';
import type { CompareText } from '../../../../../messages/en/content/compare.ts';
import { fillText } from '../../../../../messages/fill-text.ts';
import { type ComparedChoice, comparedLists } from './compared-choice.ts';

export function useCompared(kind: ComparedKind) {
  const { chosen } = comparedLists[kind];
  return useSyncExternalStore(chosen.subscribe, chosen.read, chosen.read);
}

type Props = {
  kind: ComparedKind;
  item: ComparedChoice;
  texts: CompareText;
};

const shown = {
  ids: { icon: 'md:hidden', label: 'max-md:hidden' },
  bonuses: { icon: '', label: '' },
};

export function CompareToggle({ kind, item, texts }: Props) {
  const chosen = useCompared(kind);
  const isChosen = chosen.some(({ id }) => id === item.id);
  const Icon = isChosen ? Check : Scale;
  const { icon, label } = shown[kind];
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={fillText(texts.addNamed, { name: item.name })}
      aria-disabled={!isChosen && chosen.length >= maxCompared}
      onClick={() => comparedLists[kind].toggle(item)}
      className={`flex size-full items-center justify-center gap-1.5 rounded-control border px-2 text-small transition-colors hover:text-ink aria-disabled:opacity-60 ${isChosen ? 'border-brass text-ink' : 'border-line text-muted hover:border-edge'}`}
    >
      <Icon className={`size-4 shrink-0 ${icon}`} />
      <span className={label}>{texts.add}</span>
    </button>
  );
}
