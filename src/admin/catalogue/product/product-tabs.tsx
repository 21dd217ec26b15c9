import { useEffect, useId, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { TabList } from '../../../ui/tab-list.tsx';
import { useAdminTexts } from '../../language.ts';
import { FactsTab } from './facts/facts-tab.tsx';
import { MarketsTab } from './market/markets-tab.tsx';
import { ProductFields } from './product-fields.tsx';
import type { ProductControl } from './product-form-type.ts';

const tabs = ['offer', 'markets', 'facts'] as const;
type ProductTab = (typeof tabs)[number];

const panels = { offer: ProductFields, markets: MarketsTab, facts: FactsTab };

/** Shows one part of the form at a time. A failed save switches to the part with errors. */
export function ProductTabs({ control }: { control: ProductControl }) {
  const { fact, form } = useAdminTexts();
  const text = fact.tabs;
  const [chosen, choose] = useState<ProductTab>('offer');
  const { errors, submitCount } = useFormState({ control });
  const { markets, facts, root: _, ...others } = errors;
  const isWrong: Record<ProductTab, boolean> = {
    offer: Object.keys(others).length > 0,
    markets: markets !== undefined,
    facts: facts !== undefined,
  };
  const wrong = tabs.filter((tab) => isWrong[tab]);
  const id = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a failed save switches to the tab with errors
  useEffect(() => {
    if (wrong[0] && !wrong.includes(chosen)) choose(wrong[0]);
  }, [submitCount]);

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
