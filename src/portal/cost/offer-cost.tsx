import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type CostGame,
  costGames,
  defaultCostGame,
  maxCostDeposit,
  usualDeposit,
} from '#contract/catalogue/terms/cost/cost-game.ts';
import { isCostDeposit, readCostSearch } from '#contract/catalogue/terms/cost/cost-search.ts';
import type { OfferTermsCard, ShownCost } from '#contract/catalogue/terms/offer-terms.ts';
import { renderedSearch } from '#contract/language-path.ts';
import { pagePath } from '#contract/page-path.ts';
import { buttonClass } from '../../ui/button.ts';
import { CatalogueLink } from '../cards/catalogue-link.tsx';
import { useMarket } from '../market/current-market.ts';
import { usePageContext } from '../page-context.ts';

type Props = {
  terms: OfferTermsCard | null;
  /** The fragment with which the browser reopens the calculation if the form was sent without JavaScript. */
  id: string;
};

/** Shows the cost of an offer and how it was calculated. Without JavaScript, the form is sent to the server instead. */
export function OfferCost({ terms, id }: Props) {
  const texts = usePageContext().messages.cost;
  const { shown, calculate } = useCalculation(terms);
  if (!shown) return null;
  return (
    <details className="relative min-w-0 text-muted text-small">
      <summary className="disclosure min-h-6 hover:text-ink">
        <span className="inline-block max-w-[calc(100%-1.25em)] align-top">
          {shown.line}
          {shown.at && <span className="block">{shown.at}</span>}
        </span>
      </summary>
      <div id={id} className="flex flex-col gap-3 pt-2">
        <div aria-live="polite" className="figures flex flex-col gap-1">
          {shown.steps.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {shown.value && <p className="font-strong text-body text-ink">{shown.value}</p>}
          {shown.assumed && <p>{shown.assumed}</p>}
        </div>
        <CostForm action={`#${id}`} terms={terms} calculate={calculate} />
        <p>
          <CatalogueLink
            to={pagePath.howBonusesCost}
            className="inline-block min-h-6 underline underline-offset-4"
          >
            {texts.method}
          </CatalogueLink>
        </p>
      </div>
    </details>
  );
}

/** Returns the server's calculation until the visitor changes the inputs. */
function useCalculation(terms: OfferTermsCard | null) {
  const { language } = usePageContext();
  const market = useMarket();
  const [own, setOwn] = useState<{ terms: OfferTermsCard; shown: ShownCost | null }>();
  async function calculate(form: HTMLFormElement) {
    const { calculatorIn } = await import('./calculate.ts');
    const costOf = await calculatorIn(language);
    const given = new FormData(form);
    const deposit = Number(given.get('deposit'));
    if (!terms || !market || !isCostDeposit(deposit)) return;
    const game = given.get('game') as CostGame;
    const { currency, rtp: returns } = market;
    setOwn({ terms, shown: costOf(terms, { deposit, game, currency, returns }) });
  }
  const shown = own && own.terms === terms ? own.shown : terms?.shown.cost;
  return { shown, calculate };
}

type FormProps = {
  action: string;
  terms: OfferTermsCard | null;
  calculate: (form: HTMLFormElement) => Promise<void>;
};

function CostForm({ action, terms, calculate }: FormProps) {
  const texts = usePageContext().messages.cost;
  const asked = useLocation({
    select: ({ pathname, searchStr }) => renderedSearch(pathname, searchStr).toString(),
  });
  const { deposit = usualDeposit(terms?.numbers), game } = readAsked(asked);
  const form = useRef<HTMLFormElement>(null);
  const recalculate = () => {
    // Without a connection, the last result remains.
    if (form.current) calculate(form.current).catch(() => {});
  };
  const countEntered = useEffectEvent(() => {
    const given = form.current && new FormData(form.current);
    if (Number(given?.get('deposit')) !== deposit || given?.get('game') !== game) recalculate();
  });
  // Visitors can enter a deposit before the page is hydrated.
  useEffect(() => countEntered(), []);
  return (
    <form
      ref={form}
      action={action}
      className="flex flex-wrap items-end gap-3"
      onInput={recalculate}
      onSubmit={(event) => {
        event.preventDefault();
        recalculate();
      }}
    >
      <noscript>{import.meta.env.SSR && otherParameters(asked)}</noscript>
      <label className="flex flex-col gap-1">
        {texts.deposit}
        <input
          name="deposit"
          type="number"
          inputMode="decimal"
          required
          min={0.01}
          max={maxCostDeposit}
          step={0.01}
          defaultValue={deposit}
          className={`w-28 ${fieldClass}`}
        />
      </label>
      <label className="flex flex-col gap-1">
        {texts.played}
        <select name="game" defaultValue={game} className={fieldClass}>
          {costGames.map((one) => (
            <option key={one} value={one}>
              {texts.games[one]}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={buttonClass.quiet}>
        {texts.calculate}
      </button>
    </form>
  );
}

const fieldClass = 'min-h-9 rounded-control border border-edge bg-ground px-2 text-body text-ink';

function readAsked(search: string) {
  const given = new URLSearchParams(search);
  const { deposit, game = defaultCostGame } = readCostSearch({
    deposit: Number(given.get('deposit')),
    game: given.get('game'),
  });
  return { deposit, game };
}

/** Only for browsers without scripts. In others, the URL may already be that of the next page when this hydrates. */
const otherParameters = (search: string) =>
  [...new URLSearchParams(search)]
    .filter(([name]) => name !== 'deposit' && name !== 'game')
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
