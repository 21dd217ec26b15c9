import { useController, useFieldArray, useWatch } from 'react-hook-form';
import { changedPaths } from '#contract/catalogue/history/changed-fields.ts';
import { type MarketExample, marketExamples } from '#contract/site/market-example.ts';
import {
  effectsOn,
  hidesEverything,
  hidingRules,
  inheritedRules,
  type MarketRule,
} from '#contract/site/market-rule.ts';
import { type RuleSubject, ruleEffects, ruleSubjects } from '#contract/site/rule-subject.ts';
import { buttonClass } from '../../../ui/button.ts';
import { FieldList } from '../../../ui/field/field-list.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { trpc } from '../../api.ts';
import { DateField } from '../../form/date-time-field.tsx';
import { useAdminTexts } from '../../language.ts';
import { useSiteTime } from '../../use-site-time.ts';
import { describeUses } from './describe-uses.ts';
import { type MarketControl, useCountry } from './market-control.ts';
import { marketName } from './market-name.ts';

type Props = { control: MarketControl; rules: MarketRule[] };

/** The rules of a market by subject, each with its source. */
export function RuleFields({ control }: { control: MarketControl }) {
  const { market: text, history } = useAdminTexts();
  const { rules: texts } = text;
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'rules' });
  const rules = (useWatch({ control, name: 'rules' }) ?? []) as MarketRule[];
  const options = {
    subject: ruleSubjects.map((value) => ({ value, label: texts.subjects[value] })),
    effect: ruleEffects.map((value) => ({ value, label: texts.effects[value] })),
  };
  const nameOf = (rule: MarketRule | undefined) =>
    rule ? history.value.rule(rule.subject, rule.effect, rule.from) : '';
  const unruled = ruleSubjects.find((subject) => !rules.some((rule) => rule.subject === subject));
  return (
    <div className="flex flex-col gap-4">
      <FieldList
        title={texts.title}
        hint={texts.hint}
        columns="sm:grid-cols-2 min-[72rem]:grid-cols-3"
        add={texts.add}
        groupOf={(number) => nameOf(rules[number - 1])}
        remove={(number) => texts.remove(nameOf(rules[number - 1]))}
        groups={fields}
        onAdd={() => append(emptyRule(unruled ?? 'links'))}
        onRemove={remove}
        beside={
          <>
            {!hidesEverything(rules) && (
              <button
                type="button"
                onClick={() => replace(hidingRules)}
                className={buttonClass.quiet}
              >
                {texts.hideEverything}
              </button>
            )}
            <ExampleRules control={control} rules={rules} onUse={replace} />
          </>
        }
      >
        {(index) => {
          const field = `rules.${index}` as const;
          return (
            <>
              <SelectField
                control={control}
                name={`${field}.subject`}
                label={texts.subject}
                options={options.subject}
              />
              <SelectField
                control={control}
                name={`${field}.effect`}
                label={texts.effect}
                options={options.effect}
              />
              <DateField control={control} name={`${field}.from`} label={texts.from} />
              <TextField control={control} name={`${field}.note`} label={texts.note} />
              <TextField
                control={control}
                name={`${field}.source_url`}
                label={texts.source}
                type="url"
              />
              <DateField control={control} name={`${field}.checked_on`} label={texts.checkedOn} />
            </>
          );
        }}
      </FieldList>
      <InheritedRules control={control} rules={rules} />
      <HiddenUses control={control} rules={rules} />
    </div>
  );
}

type ExampleProps = Props & { onUse: (rules: MarketRule[]) => void };

/** Fills in the example rules for this market, if there are any. */
function ExampleRules({ control, rules, onUse }: ExampleProps) {
  const text = useAdminTexts().market.rules;
  const code = useWatch({ control, name: 'code' });
  const maxWagering = useController({ control, name: 'max_wagering' }).field;
  const requiredTerms = useController({ control, name: 'required_terms' }).field;
  const example = marketExamples.find((one) => one.code === code);
  if (!example) return null;
  if (changedPaths({ rules }, { rules: example.rules }).length === 0) {
    return <p className="w-full text-muted text-small">{text.exampleHint}</p>;
  }
  function use({ rules, max_wagering, required_terms }: MarketExample) {
    onUse(rules);
    maxWagering.onChange(max_wagering);
    requiredTerms.onChange(required_terms);
  }
  return (
    <button type="button" onClick={() => use(example)} className={buttonClass.quiet}>
      {text.useExample}
    </button>
  );
}

const emptyRule = (subject: RuleSubject): MarketRule => ({
  ...(hidingRules[0] as MarketRule),
  subject,
});

function InheritedRules({ control, rules }: Props) {
  const country = useCountry(control);
  const { market: text, history } = useAdminTexts();
  if (!country) return null;
  const inherited = inheritedRules(rules, country.effective.rules).slice(rules.length);
  if (inherited.length === 0) return null;
  const names = inherited.map(({ subject, effect, from }) =>
    history.value.rule(subject, effect, from),
  );
  return (
    <p className="max-w-[36rem] text-muted text-small">
      {text.inherited.rules(marketName(country), names.join('; '))}
    </p>
  );
}

const usesOf = {
  banners: 'banners',
  bonuses: 'bonuses',
  promo_codes: 'promo_codes',
  top_lists: 'top_list_entries',
} as const;

/** Shows the number of items that visitors will no longer see once the rules are saved. */
function HiddenUses({ control, rules }: Props) {
  const { market: text } = useAdminTexts();
  const code = useWatch({ control, name: 'code' });
  const today = useSiteTime()?.now.slice(0, 10) ?? '';
  const country = useCountry(control);
  const { data } = trpc.admin.market.list.useQuery({});
  const own = data?.items.find((market) => market.code === code);
  if (!own) return null;
  const before = effectsOn(own.effective.rules, today);
  const after = effectsOn(inheritedRules(rules, country?.effective.rules ?? []), today);
  const hidden = Object.entries(usesOf)
    .filter(
      ([subject]) =>
        after[subject as RuleSubject] === 'hide' && before[subject as RuleSubject] !== 'hide',
    )
    .map(([, use]) => [use, own.uses[use]]);
  const none = Object.fromEntries(Object.values(usesOf).map((use) => [use, 0]));
  const uses = describeUses({ ...none, ...Object.fromEntries(hidden) }, text);
  return (
    <p role="status" className="max-w-[36rem] text-small text-warning empty:absolute">
      {uses ? text.fields.promotionLoss(uses) : null}
    </p>
  );
}
