import { type UseFieldArrayReturn, useWatch } from 'react-hook-form';
import { type Checked, licenceOf } from '#contract/catalogue/fact/new-fact.ts';
import { readLicences } from '#contract/catalogue/fact/pasted-line/licence-line.ts';
import { type Licence, licenceStates } from '#contract/catalogue/fact/product-facts.ts';
import { stateOn } from '#contract/catalogue/fact/valid-licence.ts';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { showsOwnErrors } from '../../../admin-query-client.ts';
import { trpc } from '../../../api.ts';
import { DateField } from '../../../form/date-time-field.tsx';
import { useMarkets } from '../../../form/market-field.tsx';
import { useAdminTexts } from '../../../language.ts';
import { useMayWrite } from '../../../people/sign-in/use-session.ts';
import { useCreatedNames } from '../../../release/list/use-created-names.ts';
import { useSiteTime } from '../../../use-site-time.ts';
import { addedEntry } from '../../vocabulary/added-entry.ts';
import type { ProductControl, ProductValues } from '../product-form-type.ts';
import { CheckedFields } from './checked-fields.tsx';
import { CodeListField } from './code-list-field.tsx';
import { FactList, FactSummary } from './fact-list.tsx';
import { NamedField } from './named-field.tsx';
import { PasteBox } from './paste-box.tsx';

type Props = {
  control: ProductControl;
  list: UseFieldArrayReturn<ProductValues, 'facts.licences', 'key'>;
  newFact: () => Checked;
  isWaiting: boolean;
};

export function LicenceList({ control, list, newFact, isWaiting }: Props) {
  const { fact } = useAdminTexts();
  const text = fact.licences;
  const live = trpc.admin.regulator.list.useQuery({}).data?.items ?? [];
  const regulators = [...live, ...useCreatedNames('regulator')];
  const create = trpc.admin.regulator.create.useMutation(showsOwnErrors);
  const mayWrite = useMayWrite();
  const markets = useMarkets().map(({ code }) => code);
  const licences = (useWatch({ control, name: 'facts.licences' }) ?? []) as Licence[];
  const nameOf = (index: number) =>
    regulators.find(({ id }) => id === licences[index]?.regulator_id)?.name ?? text.blank;
  const states = text.states;
  const today = useSiteTime()?.now.slice(0, 10);
  /** Numbers new licences, so that a market can refer to one before it is saved. */
  const numbered = (added: Licence[]) => {
    const last = Math.max(0, ...licences.map(({ id }) => id));
    return added.map((licence, index) => ({ ...licence, id: last + 1 + index }));
  };
  return (
    <FactList
      control={control}
      name="facts.licences"
      text={text}
      list={list}
      isBlank={(index) => !list.fields[index]?.regulator_id}
      nameOf={nameOf}
      summary={(index) => {
        const licence = licences[index];
        if (!licence?.regulator_id) return text.blank;
        const { number, holder, valid_until, verified_on } = licence;
        const shown = today ? stateOn(licence, today) : licence.state;
        const details = [
          number,
          holder,
          shown !== 'valid' && states[shown],
          valid_until && shown === 'valid' && text.until(valid_until),
          licence.markets.join(' '),
          verified_on ? fact.checked(verified_on) : fact.unchecked,
        ];
        return <FactSummary name={nameOf(index)} details={details} />;
      }}
      isWaiting={isWaiting}
      onAdd={() => list.append(numbered([licenceOf(newFact())]))}
      paste={
        <PasteBox
          text={text}
          read={(typed) =>
            readLicences(typed, { regulators, markets, states }, licenceOf(newFact()))
          }
          onAdd={(rows) => list.append(numbered(rows), { shouldFocus: false })}
        />
      }
    >
      {(index) => {
        const field = `facts.licences.${index}` as const;
        return (
          <>
            <NamedField
              control={control}
              name={`${field}.regulator_id`}
              label={text.regulator}
              empty={text.choose}
              options={regulators}
              create={
                mayWrite ? (name) => addedEntry(name, create.mutateAsync({ name })) : undefined
              }
            />
            <TextField control={control} name={`${field}.number`} label={text.number} />
            <TextField control={control} name={`${field}.holder`} label={text.holder} />
            <SelectField
              control={control}
              name={`${field}.state`}
              label={text.state}
              options={licenceStates.map((state) => ({ value: state, label: states[state] }))}
            />
            <DateField
              control={control}
              name={`${field}.valid_until`}
              label={text.validUntil}
              hint={text.validUntilHint}
            />
            <CodeListField
              control={control}
              name={`${field}.markets`}
              label={text.markets}
              hint={text.marketsHint}
              toCode={(code) => code.toUpperCase()}
            />
            <TextField
              control={control}
              name={`${field}.register_url`}
              label={text.registerUrl}
              type="url"
            />
            <CheckedFields control={control} below={field} />
          </>
        );
      }}
    </FactList>
  );
}
