import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { OfferTerms } from '#contract/catalogue/terms/offer-terms.ts';
import { buttonClass } from '../../../ui/button.ts';
import { formatNumber } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import { type OfferedProposal, offeredProposals } from './offered-proposal.ts';

type Props = { marketCurrency: string | undefined };

/** Proposes the numbers found in the texts. Fills in only those that the editor confirms. */
export function ReadNumbers({ marketCurrency }: Props) {
  const { form, shared } = useAdminTexts();
  const text = form.terms.numbers;
  const { getValues, setValue } = useFormContext<{ terms: OfferTerms }>();
  const [proposals, setProposals] = useState<OfferedProposal[]>([]);
  const [done, setDone] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLFieldSetElement>(null);
  const chosen = proposals.filter(({ isChosen }) => isChosen);

  useEffect(() => {
    if (proposals.length > 0) list.current?.focus();
  }, [proposals.length]);

  function read() {
    const found = offeredProposals(getValues('terms'), marketCurrency);
    setProposals(found);
    setDone(found.length === 0 ? text.nothing : '');
  }

  /** A field can only have one value, so selecting another deselects the first. */
  const choose = (index: number, isChosen: boolean) =>
    setProposals(
      proposals.map((proposal, at) => {
        if (at === index) return { ...proposal, isChosen };
        return isChosen && proposal.path === proposals[index]?.path
          ? { ...proposal, isChosen: false }
          : proposal;
      }),
    );

  function close(said: string) {
    setProposals([]);
    setDone(said);
    button.current?.focus();
  }

  function fill() {
    for (const { path, value } of chosen) {
      setValue(`terms.numbers.${path}`, value as never, {
        shouldDirty: true,
        shouldValidate: true,
      });
    }
    close(text.filled(chosen.length));
  }

  return (
    <div className="flex flex-col items-start gap-3">
      <button ref={button} type="button" onClick={read} className={buttonClass.quiet}>
        {text.read}
      </button>
      <p role="status" className="text-muted text-small empty:hidden">
        {done}
      </p>
      {proposals.length > 0 && (
        <fieldset
          ref={list}
          tabIndex={-1}
          className="flex w-full min-w-0 flex-col gap-3 rounded-control border border-edge p-4"
        >
          <legend className="float-left mb-1 w-full font-strong text-small">{text.found}</legend>
          <ul className="clear-both flex flex-col divide-y divide-line">
            {proposals.map((proposal, index) => (
              <li key={`${proposal.path} ${proposal.value}`}>
                <Proposal proposal={proposal} onChoose={(isChosen) => choose(index, isChosen)} />
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-2">
            <button
              type="button"
              onClick={fill}
              disabled={chosen.length === 0}
              className={buttonClass.primary}
            >
              {text.fill(chosen.length)}
            </button>
            <button type="button" onClick={() => close('')} className={buttonClass.quiet}>
              {shared.cancel}
            </button>
          </div>
        </fieldset>
      )}
    </div>
  );
}

type ProposalProps = { proposal: OfferedProposal; onChoose: (isChosen: boolean) => void };

function Proposal({ proposal, onChoose }: ProposalProps) {
  const { path, value, source, current, isChosen } = proposal;
  const { form, field } = useAdminTexts();
  const text = form.terms.numbers;
  const shown = (given: OfferedProposal['value']) => {
    if (typeof given === 'number') return formatNumber(given);
    if (typeof given === 'boolean') return given ? text.yes : text.no;
    return path === 'wagering_base' ? text.bases[given as keyof typeof text.bases] : given;
  };
  return (
    <label className="grid min-h-11 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 py-2 sm:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)]">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
        className="size-5 accent-brass"
      />
      <span className="text-small">
        {field.termsNumbers[path]}:{' '}
        <b className="figures font-heading font-strong">{shown(value)}</b>
        {current !== null && <span className="text-warning"> {text.instead(shown(current))}</span>}
      </span>
      <span dir="auto" className="col-start-2 break-words text-muted text-small sm:col-start-3">
        {text.quoted(source)}
      </span>
    </label>
  );
}
