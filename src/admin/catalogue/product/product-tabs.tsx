import { useEffect, useId, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { TabList } from '../../../ui/tab-list.tsx';
import { useAdminTexts } from '../../language.ts';
import { FactsTab } from './facts/facts-tab.tsx';
import { ProductFields } from './product-fields.tsx';
import type { ProductControl } from './product-form-type.ts';

const tabs = ['offer', 'facts'] as const;
type ProductTab = (typeof tabs)[number];

const panels = { offer: ProductFields, facts: FactsTab };

/** Shows one part of the form at a time. A failed save switches to the part with errors. */
export function ProductTabs({ control }: { control: ProductControl }) {
  const { fact, form } = useAdminTexts();
  const text = fact.tabs;
  const [chosen, choose] = useState<ProductTab>('offer');
  const { errors, submitCount } = useFormState({ control });
  const { facts, root: _, ...others } = errors;
  const wrong = tabs.filter((tab) =>
    tab === 'facts' ? facts !== undefined : Object.keys(others).length > 0,
  );
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
