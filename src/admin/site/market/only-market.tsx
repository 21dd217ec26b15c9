import type { MarketRow } from '#contract/site/market.ts';
import { inEditorsLanguage } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import { marketName } from './market-name.ts';

const listFormat = inEditorsLanguage((language) => new Intl.ListFormat(language));

type Props = { others: MarketRow[]; checked: boolean; onChange: (checked: boolean) => void };

/** Offers to retire the other markets in the same step, as long as they have no offers. */
export function OnlyMarket({ others, checked, onChange }: Props) {
  const { only: text } = useAdminTexts().market;
  return (
    <div className="flex flex-col gap-1.5">
      <label className="flex min-h-9 w-fit items-center gap-3 font-strong text-small">
        <input
          type="checkbox"
          checked={checked}
          onChange={({ target }) => onChange(target.checked)}
          className="size-5 accent-brass"
        />
        {text.label}
      </label>
      <p className="text-muted text-small">
        {text.hint(listFormat().format(others.map(marketName)))}
      </p>
    </div>
  );
}
