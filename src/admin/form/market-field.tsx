import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { defaultMarket, type MarketCode } from '#contract/site/market-code.ts';
import { usePageContext } from '../../portal/page-context.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { trpc } from '../api.ts';
import { useAdminTexts } from '../language.ts';
import { marketName } from '../site/market/market-name.ts';

/** Returns all markets, including retired ones, or only those active on page load until the rest have loaded. */
export function useMarkets() {
  const shown = usePageContext().markets.map((market) => ({ ...market, is_active: true }));
  const { data } = trpc.admin.market.list.useQuery({});
  return data?.items.map((market) => ({ ...market, name: marketName(market) })) ?? shown;
}

export const useActiveMarkets = () => useMarkets().filter(({ is_active }) => is_active);

/** Returns the default market for new rows and previews, the same as for visitors. */
export const useFirstMarket = (): MarketCode => useActiveMarkets()[0]?.code ?? defaultMarket;

/** Lists the markets to choose from. A retired one is offered only if it is the current value. */
export function useMarketOptions(current?: MarketCode) {
  const { form } = useAdminTexts();
  return useMarkets()
    .filter(({ code, is_active }) => is_active || code === current)
    .map(({ code, name, is_active }) => {
      const market = `${code} – ${name}`;
      return { value: code, label: is_active ? market : form.retired(market) };
    });
}

type Props<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
};

export function MarketField<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { shared } = useAdminTexts();
  const current = useWatch(props);
  return <SelectField {...props} label={shared.market} options={useMarketOptions(current)} />;
}
