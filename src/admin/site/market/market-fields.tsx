import { costGames, defaultReturns } from '#contract/catalogue/terms/cost/cost-game.ts';
import { defaultLanguage } from '#contract/language.ts';
import { countings, defaultCounting } from '#contract/site/counting.ts';
import { NumberField } from '../../../ui/field/number-field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Translations } from '../../form/translations.tsx';
import { useAdminTexts } from '../../language.ts';
import { HelplineFields, HelpToolFields } from './help-fields.tsx';
import { type MarketControl, useCountry } from './market-control.ts';
import { RegionFields } from './region-fields.tsx';
import { RequirementFields } from './requirement-fields.tsx';
import { RuleFields } from './rule-fields.tsx';

/** Edits the return of games to players, from which the costs of offers are calculated. */
function ReturnFields({ control }: { control: MarketControl }) {
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

/** Selects how visitors are counted. A region can inherit this from its country. */
function CountingField({ control }: { control: MarketControl }) {
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

export function MarketFields({ control, isNew }: { control: MarketControl; isNew: boolean }) {
  const { fields: text, inherited } = useAdminTexts().market;
  const country = useCountry(control);
  return (
    <>
      <RegionFields control={control} isNew={isNew} />
      <Translations
        control={control}
        name="i18n"
        fields={['name', 'name_in_sentence', 'disclosure']}
      >
        {(language) => {
          const shared = { control, lang: language };
          return (
            <>
              <TextField
                {...shared}
                name={`i18n.${language}.name`}
                label={language === defaultLanguage ? text.requiredName : text.name}
              />
              <TextField
                {...shared}
                name={`i18n.${language}.name_in_sentence`}
                label={text.nameInSentence}
                hint={text.nameInSentenceHint}
              />
              <TextField
                {...shared}
                name={`i18n.${language}.disclosure`}
                label={text.disclosure}
                placeholder={country?.effective.disclosure[language] ?? undefined}
                hint={country ? inherited.disclosure : text.disclosureHint}
              />
            </>
          );
        }}
      </Translations>
      <RuleFields control={control} />
      <RequirementFields control={control} />
      <ReturnFields control={control} />
      <CountingField control={control} />
      <HelplineFields control={control} />
      <HelpToolFields control={control} />
    </>
  );
}
