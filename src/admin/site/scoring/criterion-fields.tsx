import { useController, useFieldArray, useWatch } from 'react-hook-form';
import { exampleCriteria } from '#contract/catalogue/score/example-criterion.ts';
import { totalWeight, weightSums } from '#contract/catalogue/score/scoring.ts';
import { inEachLanguage } from '#contract/language.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Field, inputClass } from '../../../ui/field/field.tsx';
import { FieldList } from '../../../ui/field/field-list.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { languageName } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import { useCategories } from '../../use-categories.ts';
import { useLanguages } from '../../use-languages.ts';
import type { ScoringControl } from './scoring-values.ts';

type Props = {
  control: ScoringControl;
  name: `criteria.${number}.weights`;
  category: { id: number; name: string };
};

type WeightErrors = ({ weight?: { message?: string } } | undefined)[];

/** Edits the weight of a criterion in one category. Clearing the field removes the weight. */
function WeightField({ control, name, category }: Props) {
  const { criteria: text } = useAdminTexts().scoring;
  const { field, fieldState } = useController({ control, name });
  const weights = field.value ?? [];
  const place = weights.findIndex(({ category_id }) => category_id === category.id);
  const error = (fieldState.error as WeightErrors | undefined)?.[place]?.weight?.message;
  const change = (typed: string) => {
    const others = weights.filter(({ category_id }) => category_id !== category.id);
    const weight = Number(typed);
    field.onChange(
      typed.trim() === '' || Number.isNaN(weight)
        ? others
        : [...others, { category_id: category.id, weight }].toSorted(
            (one, other) => one.category_id - other.category_id,
          ),
    );
  };
  return (
    <Field label={text.weight(category.name)} error={error}>
      {(attributes) => (
        <input
          {...attributes}
          type="number"
          inputMode="numeric"
          min={1}
          max={totalWeight}
          step={1}
          name={`${name}.${category.id}`}
          value={weights[place]?.weight ?? ''}
          onBlur={field.onBlur}
          onChange={({ target }) => change(target.value)}
          className={`figures max-w-32 ${inputClass}`}
        />
      )}
    </Field>
  );
}

const noTexts = { name: null, description: null };
const newCriterion = {
  id: 0,
  weights: [],
  i18n: { ...inEachLanguage(() => noTexts), en: { ...noTexts, name: '' } },
};

const exampleFor = (categories: readonly { id: number; slug: string }[]) =>
  exampleCriteria.map(({ weights, en, tr }) => ({
    id: 0,
    weights: categories.flatMap(({ id, slug }) => {
      const weight = slug === 'casino' || slug === 'bets' ? weights[slug] : undefined;
      return weight === undefined ? [] : [{ category_id: id, weight }];
    }),
    i18n: { en, tr },
  }));

/** Edits the criteria with their weights in each category. */
export function CriterionFields({ control }: { control: ScoringControl }) {
  const { criteria: text } = useAdminTexts().scoring;
  const languages = useLanguages();
  const categories = useCategories().data?.items ?? [];
  const { fields, append, remove } = useFieldArray({ control, name: 'criteria', keyName: 'key' });
  return (
    <>
      <FieldList
        title={text.title}
        hint={text.hint}
        add={text.add}
        groupOf={text.criterion}
        remove={text.remove}
        groups={fields.map(({ key }) => ({ id: key }))}
        beside={
          fields.length === 0 && (
            <button
              type="button"
              className={buttonClass.quiet}
              onClick={() => append(exampleFor(categories))}
            >
              {text.example}
            </button>
          )
        }
        onAdd={() => append(newCriterion)}
        onRemove={remove}
      >
        {(index) => (
          <>
            {languages.map((language) => (
              <TextField
                key={language}
                control={control}
                lang={language}
                name={`criteria.${index}.i18n.${language}.name`}
                label={text.name(languageName(language))}
              />
            ))}
            {languages.map((language) => (
              <TextField
                key={language}
                control={control}
                lang={language}
                rows={2}
                name={`criteria.${index}.i18n.${language}.description`}
                label={text.description(languageName(language))}
              />
            ))}
            {categories.map(({ id, name }) => (
              <WeightField
                key={id}
                control={control}
                name={`criteria.${index}.weights`}
                category={{ id, name }}
              />
            ))}
          </>
        )}
      </FieldList>
      <WeightSums control={control} categories={categories} />
    </>
  );
}

type SumsProps = { control: ScoringControl; categories: readonly { id: number; name: string }[] };

function WeightSums({ control, categories }: SumsProps) {
  const { criteria: text } = useAdminTexts().scoring;
  const criteria = useWatch({ control, name: 'criteria' }) ?? [];
  const sums = weightSums(criteria.map(({ weights = [] }) => ({ weights })));
  const stateOf = (sum: number | undefined) => {
    if (sum === undefined) return text.unused;
    if (sum === totalWeight) return text.full;
    return sum < totalWeight ? text.missing(totalWeight - sum) : text.excess(sum - totalWeight);
  };
  return (
    <section aria-label={text.sums} className="flex flex-col gap-2">
      <h2 className="text-large">{text.sums}</h2>
      <dl className="grid max-w-96 grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        {categories.map(({ id, name }) => {
          const sum = sums.get(id);
          const isWrong = sum !== undefined && sum !== totalWeight;
          return (
            <div key={id} className="contents">
              <dt>{name}</dt>
              <dd className={`figures ${isWrong ? 'text-warning' : 'text-muted'}`}>
                <span role="status">{stateOf(sum)}</span>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
