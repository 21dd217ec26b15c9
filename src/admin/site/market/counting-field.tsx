import { countings, defaultCounting } from '#contract/site/counting.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { useAdminTexts } from '../../language.ts';
import { type MarketControl, useCountry } from './market-control.ts';

/** Chooses how visitors are counted. A region can inherit this from its country. */
export function CountingField({ control }: { control: MarketControl }) {
  const { market } = useAdminTexts();
  const { counting: text, inherited } = market;
  const inheritedCounting = useCountry(control)?.effective.counting;
  const unset = inheritedCounting
    ? inherited.value(text.options[inheritedCounting])
    : text.usual(text.options[defaultCounting]);
  return (
    <SelectField
      control={control}
      name="counting"
      label={text.label}
      hint={text.hint}
      options={[
        { value: '', label: unset },
        ...countings.map((value) => ({ value, label: text.options[value] })),
      ]}
    />
  );
}
