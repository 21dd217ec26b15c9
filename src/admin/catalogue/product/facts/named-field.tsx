import { useRef, useState } from 'react';
import { type FieldPath, useController } from 'react-hook-form';
import type { Named } from '#contract/catalogue/fact/pasted-line/fact-line.ts';
import { fold } from '#contract/fold.ts';
import { Combobox } from '../../../../ui/field/combobox.tsx';
import { useAdminTexts } from '../../../language.ts';
import { problemOf } from '../../../problem.ts';
import type { ProductControl, ProductValues } from '../product-form-type.ts';

type Props = {
  control: ProductControl;
  name: FieldPath<ProductValues>;
  label: string;
  /** The error shown if nothing is selected. */
  empty: string;
  options: readonly Named[];
  /** Undefined if the editor may not add names. */
  create: ((name: string) => Promise<Named>) | undefined;
};

const maxShown = 50;

/** Selects an item by name, or adds the entered name. The value is its id, or 0. */
export function NamedField({ control, name, label, empty, options, create }: Props) {
  const { fact, refusal: refusals } = useAdminTexts();
  const text = fact.named;
  const { field, fieldState } = useController({ control, name });
  const [typed, setTyped] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const entries = useRef(0);
  const chosen = options.find(({ id }) => id === field.value);
  const key = fold(typed?.trim() ?? '');
  const found = options.filter((option) => fold(option.name).includes(key)).slice(0, maxShown);
  const isNew = key !== '' && !options.some((option) => fold(option.name) === key);
  const added = typed?.trim() ?? '';
  const offered = [
    ...found,
    ...(isNew && create ? [{ id: 0, name: text.add(added), isAction: true }] : []),
  ];

  function enter(id: number, name: string) {
    entries.current += 1;
    setRefusal(undefined);
    field.onChange(id);
    setTyped(name);
  }

  async function choose(option: Named) {
    if (option.id !== 0 || !create) return enter(option.id, option.name);
    enter(0, added);
    const entry = entries.current;
    try {
      const { id, name } = await create(added);
      if (entry === entries.current) enter(id, name);
    } catch (error) {
      if (entry === entries.current) setRefusal(problemOf(error, refusals).message);
    }
  }

  return (
    <Combobox
      label={label}
      error={refusal ?? (fieldState.error && empty)}
      name={name}
      inputRef={field.ref}
      typed={typed ?? chosen?.name ?? ''}
      onType={(next) => enter(0, next)}
      options={offered}
      status={found.length === 0 ? text.none : ''}
      onChoose={choose}
    >
      {(option) => <span dir="auto">{option.name}</span>}
    </Combobox>
  );
}
