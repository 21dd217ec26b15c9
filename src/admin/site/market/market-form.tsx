import { useNavigate } from '@tanstack/react-router';
import { inEachLanguage } from '#contract/language.ts';
import { type Market, type MarketDraft, marketDraft } from '#contract/site/market.ts';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { HistorySection } from '../../catalogue/history/history-section.tsx';
import { EntityForm } from '../../form/entity-form.tsx';
import { EntityFrame, LoadedEntity, WithIdInPath } from '../../form/entity-form-page.tsx';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { MarketFields } from './market-fields.tsx';
import type { MarketValues } from './market-form-type.ts';
import { marketName } from './market-name.ts';

const list = { to: '/admin/settings/markets', name: 'markets' } as const;

const noTexts = { name: null, name_in_sentence: null, disclosure: null };

const emptyMarket: MarketDraft = {
  code: '',
  minimum_age: 18,
  currency: '',
  promotion_allowed: true,
  default_language: 'en',
  helplines: [],
  sort_order: 1,
  is_active: true,
  i18n: { ...inEachLanguage(() => noTexts), en: { ...noTexts, name: '' } },
};

export function NewMarketPage() {
  const navigate = useNavigate();
  const markets = trpc.admin.market.list.useQuery({}).data?.items;
  const { market: text } = useAdminTexts();
  const create = trpc.admin.market.create.useMutation(showsOwnErrors);
  if (!markets) return null;
  const last = Math.max(0, ...markets.map(({ sort_order }) => sort_order));
  return (
    <EntityFrame list={list} title={text.new}>
      <MarketForm
        isNew
        values={{ ...emptyMarket, sort_order: last + 1 }}
        save={(draft) => create.mutateAsync(draft)}
        onSaved={(market) => {
          toast.success(text.added(marketName(market)));
          navigate({ to: list.to, replace: true });
        }}
      />
    </EntityFrame>
  );
}

export function EditMarketPage() {
  const { market } = useAdminTexts();
  return (
    <WithIdInPath list={list} kind={market.kind}>
      {(id) => <EditMarket id={id} />}
    </WithIdInPath>
  );
}

function EditMarket({ id }: { id: number }) {
  const { form } = useAdminTexts();
  const update = trpc.admin.market.update.useMutation(showsOwnErrors);
  const utils = trpc.useUtils();
  return (
    <LoadedEntity<Market> list={list} query={trpc.admin.market.get.useQuery({ id })}>
      {(market) => (
        <EntityFrame list={list} title={`${market.code} – ${marketName(market)}`}>
          <MarketForm
            key={id}
            values={marketDraft.parse(market)}
            save={(draft, before) => update.mutateAsync({ id, draft, before })}
            reload={() => utils.admin.market.get.fetch({ id })}
            onSaved={(saved) => toast.success(form.saved(marketName(saved)))}
          />
          <HistorySection entity="market" id={id} />
        </EntityFrame>
      )}
    </LoadedEntity>
  );
}

type FormProps = {
  isNew?: boolean;
  values: MarketDraft;
  save: (draft: MarketDraft, before: MarketDraft) => Promise<Market>;
  reload?: () => Promise<Market>;
  onSaved: (market: Market) => void;
};

const MarketForm = ({ isNew = false, ...form }: FormProps) => (
  <EntityForm<MarketValues, MarketDraft, Market> {...form} schema={marketDraft}>
    {(control) => <MarketFields control={control} isNew={isNew} />}
  </EntityForm>
);
