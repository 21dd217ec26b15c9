import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import { FieldList } from '../../../ui/field/field-list.tsx';
import type { SourceControl } from './source-values.ts';

type Props = {
  control: SourceControl;
  name: 'headers' | 'shape.products';
  text: {
    title: string;
    hint: string;
    add: string;
    group: (number: number) => string;
    remove: (number: number) => string;
  };
  /** The values of a new group. */
  empty: object;
  children: (index: number) => ReactNode;
};

/** Groups of fields of a source that can be added and removed. */
export function GroupFields({ control, name, text, empty, children }: Props) {
  const { fields, append, remove } = useFieldArray({ control, name: name as 'shape.products' });
  return (
    <FieldList
      title={text.title}
      hint={text.hint}
      columns="items-start sm:grid-cols-2"
      add={text.add}
      groupOf={text.group}
      remove={text.remove}
      groups={fields}
      onAdd={() => append(empty as Parameters<typeof append>[0])}
      onRemove={remove}
    >
      {children}
    </FieldList>
  );
}
