import { type Visibility, visibilities } from '#contract/catalogue/visibility.ts';
import { useAdminTexts } from '../../language.ts';
import { ChipLinks } from './chip-links.tsx';

/** The values of the chips, in their order. */
export const visibilityChoices = [undefined, ...visibilities];

type Props = { chosen: Visibility | undefined; totals: (number | undefined)[] };

export function VisibilityChips({ chosen, totals }: Props) {
  const { visibility: text } = useAdminTexts().list;
  return (
    <ChipLinks
      label={text.title}
      name="visibility"
      chips={visibilityChoices.map((value) => ({ value, label: text[value ?? 'any'] }))}
      chosen={chosen}
      totals={totals}
    />
  );
}
