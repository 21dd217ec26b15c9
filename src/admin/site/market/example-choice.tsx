import type { Market } from '#contract/site/market.ts';
import { type MarketExample, marketExamples } from '#contract/site/market-example.ts';
import { buttonClass } from '../../../ui/button.ts';
import { countryName } from '../../format.ts';
import { adminLanguage, useAdminTexts } from '../../language.ts';
import { TitledSection } from '../../titled-section.tsx';

type Props = {
  markets: Market[];
  chosen: MarketExample | undefined;
  onChoose: (example: MarketExample) => void;
};

/** Offers the examples whose code isn't a market yet. */
export function ExampleChoice({ markets, chosen, onChoose }: Props) {
  const { examples: text } = useAdminTexts().market;
  const has = (code: string) => markets.some((market) => market.code === code);
  const offered = marketExamples.filter(({ code }) => !has(code));
  if (offered.length === 0) return null;
  return (
    <TitledSection
      id="examples"
      title={text.title}
      className="mb-8 flex flex-col gap-3 rounded-card border border-line bg-raised p-5"
    >
      <p className="max-w-[40rem] text-muted text-small">{text.hint}</p>
      <div className="flex flex-wrap gap-2">
        {offered.map((example) => {
          const { parent_code: country } = example;
          const lacks = country !== null && !has(country) ? country : undefined;
          return (
            <button
              key={example.code}
              type="button"
              disabled={lacks !== undefined}
              aria-pressed={example === chosen}
              onClick={() => onChoose(example)}
              className={`${buttonClass.quiet} aria-pressed:border-brass aria-pressed:text-brass`}
            >
              {exampleName(example)}
              {lacks && ` (${text.needs(countryName(lacks))})`}
            </button>
          );
        })}
      </div>
      {chosen?.regulator && (
        <p role="status" className="max-w-[40rem] text-small">
          {text.regulator(chosen.regulator)}
        </p>
      )}
    </TitledSection>
  );
}

const exampleName = ({ name, name_tr }: MarketExample) =>
  adminLanguage() === 'tr' ? name_tr : name;
