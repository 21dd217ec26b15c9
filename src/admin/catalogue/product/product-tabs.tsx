import { useId } from 'react';
import { useFormState } from 'react-hook-form';
import { TabList } from '../../../ui/tab-list.tsx';
import { useTab } from '../../form/use-tab.ts';
import { useAdminTexts } from '../../language.ts';
import { FactsTab } from './facts/facts-tab.tsx';
import { MarketsTab } from './market/markets-tab.tsx';
import { ProductFields } from './product-fields.tsx';
import type { ProductControl } from './product-form-type.ts';
import { ScoreTab } from './score/score-tab.tsx';

const tabs = ['offer', 'score', 'markets', 'facts'] as const;
type ProductTab = (typeof tabs)[number];

const panels = { offer: ProductFields, score: ScoreTab, markets: MarketsTab, facts: FactsTab };

/** Shows one part of the form at a time. A failed save switches to the part with errors. */
export function ProductTabs({ control }: { control: ProductControl }) {
  const { fact, form, scoring } = useAdminTexts();
  const text = { ...fact.tabs, score: scoring.tab };
  const { errors, submitCount } = useFormState({ control });
  const { markets, facts, score, root: _, ...others } = errors;
  const isWrong: Record<ProductTab, boolean> = {
    offer: Object.keys(others).length > 0,
    score: score !== undefined,
    markets: markets !== undefined,
    facts: facts !== undefined,
  };
  const wrong = tabs.filter((tab) => isWrong[tab]);
  const [chosen, choose] = useTab<ProductTab>('offer', wrong, submitCount);
  const id = useId();

  return (
    <div className="flex min-w-0 flex-col gap-6">
      <TabList
        id={id}
        label={text.label}
        tabs={tabs.map((key) => ({ key, label: text[key] }))}
        chosen={chosen}
        wrong={wrong}
        hasErrors={form.hasErrors}
        onChoose={choose}
      />
      {tabs.map((tab) => {
        const Panel = panels[tab];
        return (
          <div
            key={tab}
            id={`${id}-${tab}`}
            role="tabpanel"
            aria-labelledby={`${id}-${tab}-tab`}
            className={tab === chosen ? 'flex min-w-0 flex-col gap-8' : 'hidden'}
          >
            <Panel control={control} />
          </div>
        );
      })}
    </div>
  );
}
