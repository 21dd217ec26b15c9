import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { buttonClass } from '../../ui/button.ts';
import type { DescribedDeposit } from './described-filter.ts';
import { useFilter, useFilterActions } from './filter-link.tsx';

const wrongId = 'deposit-wrong';

/** Works out expected values for the visitor's deposit. Without JavaScript, the form is sent to the page itself. */
export function DepositField({ label, wrong, submit, min, max }: DescribedDeposit) {
  const { requested } = useFilter();
  const { hrefOf, press, open } = useFilterActions();
  const [isWrong, setIsWrong] = useState(false);
  const deposit = requested.deposit as number | undefined;
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(deposit);
  // Visitors can type before the page is hydrated, so only a change replaces what is in the field.
  useEffect(() => {
    if (input.current && shown.current !== deposit) input.current.value = `${deposit ?? ''}`;
    shown.current = deposit;
  }, [deposit]);
  const [path, others = ''] = hrefOf({ drop: ['deposit'] }).split('?');

  function calculate(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsWrong(false);
    event.currentTarget.closest<HTMLElement>(':popover-open')?.hidePopover();
    const entered = input.current?.value ? Number(input.current.value) : undefined;
    if (entered === deposit) return;
    press(entered === undefined ? { drop: ['deposit'] } : { toggle: 'deposit', value: entered });
    open(false);
  }

  return (
    <form
      action={path}
      onSubmit={calculate}
      className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 lg:mt-0"
    >
      {[...new URLSearchParams(others)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="flex items-center gap-2 text-muted">
        {label}
        <input
          ref={input}
          name="deposit"
          type="number"
          inputMode="decimal"
          {...{ min, max }}
          step={0.01}
          defaultValue={deposit}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? wrongId : undefined}
          onInvalid={(event) => {
            event.preventDefault();
            event.currentTarget.focus();
            setIsWrong(true);
          }}
          className="min-h-11 w-24 rounded-control border border-edge bg-ground px-2 text-body text-ink aria-invalid:border-danger lg:min-h-8"
        />
      </label>
      <button type="submit" className={`${buttonClass.quiet} min-h-11 lg:min-h-8`}>
        {submit}
      </button>
      <p id={wrongId} role="alert" className="basis-full text-danger">
        {isWrong && wrong}
      </p>
    </form>
  );
}
