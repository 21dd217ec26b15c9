import { supportChannels } from '#contract/catalogue/fact/product-facts.ts';
import { CheckboxGroup } from '../../../../ui/field/checkbox-group.tsx';
import { NumberField } from '../../../../ui/field/number-field.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { useAdminTexts } from '../../../language.ts';
import { TitledSection } from '../../../titled-section.tsx';
import type { ProductControl } from '../product-form-type.ts';
import { CodeListField } from './code-list-field.tsx';
import { ProviderField } from './provider-field.tsx';

const gameKinds = ['slots', 'table', 'live', 'other'] as const;

const upper = (code: string) => code.toUpperCase();
const lower = (code: string) => code.toLowerCase();

/** The facts that share the source of the whole tab. */
export function OtherFacts({ control }: { control: ProductControl }) {
  const { other: text } = useAdminTexts().fact;
  const codes = { control, hint: text.languagesHint, toCode: lower };
  return (
    <TitledSection id="other-facts" title={text.title} className="flex flex-col gap-5">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField control={control} name="facts.owner" label={text.owner} />
        <NumberField
          control={control}
          name="facts.established"
          label={text.established}
          min={1800}
          max={2200}
          step={1}
        />
        <CodeListField
          control={control}
          name="facts.currencies"
          label={text.currencies}
          hint={text.currenciesHint}
          toCode={upper}
        />
        <CodeListField
          control={control}
          name="facts.closed_regions"
          label={text.closedRegions}
          hint={text.closedRegionsHint}
          toCode={upper}
        />
        <CodeListField {...codes} name="facts.languages" label={text.languages} />
        <CodeListField {...codes} name="facts.support_languages" label={text.supportLanguages} />
      </div>
      <ProviderField control={control} />
      <fieldset className="min-w-0">
        <legend className="mb-1.5 font-strong text-small">{text.games}</legend>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {gameKinds.map((kind) => (
            <NumberField
              key={kind}
              control={control}
              name={`facts.game_counts.${kind}`}
              label={text.gameKinds[kind]}
              min={0}
              max={1_000_000}
              step={1}
            />
          ))}
        </div>
      </fieldset>
      <CheckboxGroup
        control={control}
        name="facts.support.channels"
        legend={text.support}
        options={supportChannels.map((id) => ({ id, label: text.channels[id] }))}
      />
      <TextField
        control={control}
        name="facts.support.hours"
        label={text.supportHours}
        hint={text.supportHoursHint}
      />
    </TitledSection>
  );
}
