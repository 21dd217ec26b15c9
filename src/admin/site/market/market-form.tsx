import { useNavigate } from '@tanstack/react-router';
import { inEachLanguage } from '#contract/language.ts';
import { type Market, type MarketDraft, marketDraft } from '#contract/site/market.ts';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { EditPage, type FormProps } from '../../form/edit-page.tsx';
import { EntityForm } from '../../form/entity-form.tsx';
import { EntityFrame } from '../../form/entity-form-page.tsx';
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
  const { form: formText, market: text } = useAdminTexts();
  return (
    <EditPage<Market, MarketDraft>
      list={list}
      entity="market"
      kind={text.kind}
      calls={trpc.admin.market}
      schema={marketDraft}
      title={(market) => `${market.code} – ${marketName(market)}`}
    >
      {(form) => (
        <MarketForm
          {...form}
          onSaved={(saved) => toast.success(formText.saved(marketName(saved)))}
        />
      )}
    </EditPage>
  );
}

type MarketFormProps = FormProps<Market, MarketDraft> & {
  isNew?: boolean;
  onSaved: (market: Market) => void;
};

const MarketForm = ({ isNew = false, ...form }: MarketFormProps) => (
  <EntityForm<MarketValues, MarketDraft, Market> {...form} schema={marketDraft}>
    {(control) => <MarketFields control={control} isNew={isNew} />}
  </EntityForm>
);
