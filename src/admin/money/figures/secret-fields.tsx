import type { ReactNode } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { buttonClass } from '../../../ui/button.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { useFocusAfterChange } from '../../../ui/form-focus.ts';
import { useAdminTexts } from '../../language.ts';
import { SecretField } from '../form/secret-field.tsx';
import { GroupFields } from './group-fields.tsx';
import type { SourceControl } from './source-values.ts';

type Props = { control: SourceControl };

export function KeyField({ control }: Props) {
  const { address: text } = useAdminTexts().statSource;
  const { field } = useController({ control, name: 'removesSecret' });
  const wasStored = useWatch({ control, name: 'has_secret' });
  const isStored = wasStored && !field.value;
  return (
    <div className="flex flex-col gap-2">
      <SecretField
        control={control}
        name="secret"
        label={text.secret}
        hint={isStored ? text.secretStored : text.secretHint}
      />
      {wasStored && (
        <Stored
          state={isStored ? undefined : text.secretRemoved}
          action={isStored ? text.removeSecret : text.keepSecret}
          onPress={() => field.onChange(!field.value)}
        />
      )}
    </div>
  );
}

/** Stored headers are only replaced as a whole, because their values can't be shown. */
export function HeaderFields({ control }: Props) {
  const { address: text } = useAdminTexts().statSource;
  const { field } = useController({ control, name: 'headers' });
  const names = useWatch({ control, name: 'header_names' });
  const isRemoved = field.value?.length === 0;
  const isListed = names.length === 0 || (field.value !== null && !isRemoved);
  const element = useFocusAfterChange(isListed);
  return (
    <div ref={element}>
      {isListed ? (
        <HeaderList control={control} />
      ) : (
        <Stored
          state={isRemoved ? text.headersRemoved : text.stored(names.join(', '))}
          action={isRemoved ? text.keepHeaders : text.removeHeaders}
          onPress={() => field.onChange(isRemoved ? null : [])}
        >
          <button
            type="button"
            onClick={() => field.onChange(names.map((name) => ({ name, value: null })))}
            className={buttonClass.quiet}
          >
            {text.replace}
          </button>
        </Stored>
      )}
    </div>
  );
}

type StoredProps = {
  state: string | undefined;
  action: string;
  onPress: () => void;
  children?: ReactNode;
};

/** Removes a stored secret once the form is saved. Until then, it can be kept after all. */
function Stored({ state, action, onPress, children }: StoredProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p role="status" className="wrap-anywhere text-muted text-small empty:hidden">
        {state}
      </p>
      <button type="button" onClick={onPress} className={buttonClass.quiet}>
        {action}
      </button>
      {children}
    </div>
  );
}

function HeaderList({ control }: { control: SourceControl }) {
  const { headers: text } = useAdminTexts().statSource.address;
  return (
    <GroupFields control={control} name="headers" text={text} empty={{ name: null, value: null }}>
      {(index) => (
        <>
          <TextField control={control} name={`headers.${index}.name`} label={text.name} />
          <SecretField control={control} name={`headers.${index}.value`} label={text.value} />
        </>
      )}
    </GroupFields>
  );
}
