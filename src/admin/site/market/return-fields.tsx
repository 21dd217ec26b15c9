import { costGames, defaultReturns } from '#contract/catalogue/terms/cost/cost-game.ts';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { useAdminTexts } from '../../language.ts';
import { type MarketControl, useCountry } from './market-control.ts';

/** Edits what games pay back, from which visitors learn what an offer costs. */
export function ReturnFields({ control }: { control: MarketControl }) {
  const { market } = useAdminTexts();
  const { returns: text, inherited } = market;
  const country = useCountry(control)?.effective;
  return (
    <section aria-labelledby="returns" className="flex flex-col gap-5">
      <div>
        <h2 id="returns" className="text-large">
          {text.title}
        </h2>
        <p className="max-w-[36rem] text-muted text-small">{text.hint}</p>
      </div>
      {costGames.map((game) => (
        <NumberField
          key={game}
          control={control}
          name={`rtp.${game}`}
          label={text.games[game]}
          hint={
            country
              ? inherited.value(String(country.rtp[game]))
              : text.usual(String(defaultReturns[game]))
          }
          min={0.5}
          max={1}
          step={0.001}
        />
      ))}
    </section>
  );
}
