import { useState } from 'react';
import { useController } from 'react-hook-form';
import { findNamed, partsOf } from '#contract/catalogue/fact/pasted-line/fact-line.ts';
import { fold } from '#contract/fold.ts';
import { buttonClass } from '../../../../ui/button.ts';
import { Field, inputClass } from '../../../../ui/field/field.tsx';
import { trpc } from '../../../api.ts';
import { useAdminTexts } from '../../../language.ts';
import { useMayWrite } from '../../../people/sign-in/use-session.ts';
import { useCreatedNames } from '../../../release/list/use-created-names.ts';
import { addedEntry } from '../../vocabulary/added-entry.ts';
import type { ProductControl } from '../product-form-type.ts';

/** Edits the providers as a list of names. Names that aren't known yet can be added to the vocabulary. */
export function ProviderField({ control }: { control: ProductControl }) {
  const { other: text } = useAdminTexts().fact;
  const { field, fieldState } = useController({ control, name: 'facts.provider_ids' });
  const live = trpc.admin.provider.list.useQuery({}).data?.items ?? [];
  const providers = [...live, ...useCreatedNames('provider')];
  const create = trpc.admin.provider.create.useMutation();
  const mayWrite = useMayWrite();
  const ids = field.value ?? [];
  const [typed, setTyped] = useState('');
  const named = (part: string) => findNamed(providers, part);
  const read = (names: string) => [
    ...new Set(partsOf(names).flatMap((part) => named(part)?.id ?? [])),
  ];
  const isTyped = read(typed).join() === ids.join();
  const nameOf = (id: number) => providers.find((provider) => provider.id === id)?.name ?? `#${id}`;
  const shown = isTyped ? typed : ids.map(nameOf).join(', ');
  const unknown = partsOf(shown).filter((part) => !named(part) && !part.startsWith('#'));

  /** The query client shows errors. */
  async function addUnknown() {
    const added = [];
    for (const name of new Map(unknown.map((part) => [fold(part), part])).values()) {
      added.push((await addedEntry(name, create.mutateAsync({ name }))).id);
    }
    field.onChange([...ids, ...added]);
  }

  return (
    <div className="flex flex-col items-start gap-2">
      <div className="w-full">
        <Field
          label={text.providers}
          hint={text.providersHint}
          error={fieldState.error?.message}
          notice={unknown.length > 0 ? text.unknownProviders(unknown.join(', ')) : ''}
        >
          {(attributes) => (
            <textarea
              {...attributes}
              name={field.name}
              ref={field.ref}
              rows={2}
              spellCheck={false}
              value={shown}
              onBlur={() => {
                setTyped(
                  partsOf(shown)
                    .map((part) => named(part)?.name ?? part)
                    .join(', '),
                );
                field.onBlur();
              }}
              onChange={({ target }) => {
                setTyped(target.value);
                field.onChange(read(target.value));
              }}
              className={inputClass}
            />
          )}
        </Field>
      </div>
      {unknown.length > 0 && mayWrite && (
        <button
          type="button"
          disabled={create.isPending}
          onClick={() => addUnknown().catch(() => undefined)}
          className={buttonClass.quiet}
        >
          {text.addProviders(unknown.length)}
        </button>
      )}
    </div>
  );
}
