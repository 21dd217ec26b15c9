import { useNavigate } from '@tanstack/react-router';
import { inputClass } from '../../../../ui/field/field.tsx';
import { useActiveMarkets } from '../../../form/market-field.tsx';
import { useAdminTexts } from '../../../language.ts';
import { type ListFilter, marketStates } from '../../../list/filter/list-filter.ts';

/** Filters the list for partners that are closed in a market, or have no link for it. */
export function MarketStates({ filter }: { filter: ListFilter }) {
  const { inMarkets: text } = useAdminTexts().fact;
  const navigate = useNavigate({ from: '/admin/products/' });
  const markets = useActiveMarkets();
  const { market, inMarket } = filter;
  return (
    <select
      aria-label={text.filter}
      value={market && inMarket ? `${inMarket} ${market}` : ''}
      onChange={({ target }) => {
        const [state, code] = target.value.split(' ');
        navigate({
          search: (search) => ({
            ...search,
            page: undefined,
            market: code,
            inMarket: marketStates.find((known) => known === state),
          }),
        });
      }}
      className={`max-w-32 truncate ${inputClass}`}
    >
      <option value="">{text.anyState}</option>
      {marketStates.flatMap((state) =>
        markets.map(({ code, name }) => (
          <option key={`${state} ${code}`} value={`${state} ${code}`}>
            {text.states[state](name)}
          </option>
        )),
      )}
    </select>
  );
}
