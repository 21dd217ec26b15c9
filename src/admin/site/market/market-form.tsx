import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { defaultLanguage, inEachLanguage } from '#contract/language.ts';
import type { MarketRow } from '#contract/site/market.ts';
import { type Market, type MarketDraft, marketDraft } from '#contract/site/market.ts';
import type { MarketExample } from '#contract/site/market-example.ts';
import { hidesEverything, type MarketRule } from '#contract/site/market-rule.ts';
import { showsOwnErrors } from '../../admin-query-client.ts';
import { trpc } from '../../api.ts';
import { FormEffects } from '../../effect/form-effects.tsx';
import { EditPage, type FormProps } from '../../form/edit-page.tsx';
import { EntityForm } from '../../form/entity-form.tsx';
import { EntityFrame } from '../../form/entity-form-page.tsx';
import { useOpenCreated } from '../../form/new/use-open-created.ts';
import { inEditorsLanguage } from '../../format.ts';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { orProposed } from '../../release/working/or-proposed.ts';
import { describeUses } from './describe-uses.ts';
import { ExampleChoice } from './example-choice.tsx';
import { emptyHelpline } from './help-fields.tsx';
import type { MarketValues } from './market-control.ts';
import { MarketFields } from './market-fields.tsx';
import { marketName } from './market-name.ts';

const listFormat = inEditorsLanguage((language) => new Intl.ListFormat(language));

type Props = { others: MarketRow[]; checked: boolean; onChange: (checked: boolean) => void };

/** Offers to retire the other markets in the same step, provided that they have no offers. */
function OnlyMarket({ others, checked, onChange }: Props) {
  const { only: text } = useAdminTexts().market;
  return (
    <div className="flex flex-col gap-1.5">
      <label className="flex min-h-9 w-fit items-center gap-3 font-strong text-small">
        <input
          type="checkbox"
          checked={checked}
          onChange={({ target }) => onChange(target.checked)}
          className="size-5 accent-brass"
        />
        {text.label}
      </label>
      <p className="text-muted text-small">
        {text.hint(listFormat().format(others.map(marketName)))}
      </p>
    </div>
  );
}

const list = { to: '/admin/settings/markets', name: 'markets' } as const;

const noTexts = { name: null, name_in_sentence: null, disclosure: null };

const emptyMarket: MarketDraft = {
  code: '',
  parent_code: null,
  minimum_age: 18,
  currency: '',
  promotion_allowed: true,
  default_language: 'en',
  helplines: [emptyHelpline],
  tools: [],
  rules: [],
  required_licences: [],
  max_wagering: null,
  required_terms: [],
  rtp: { slots: null, table: null, live: null },
  counting: null,
  sort_order: 1,
  is_active: true,
  i18n: { ...inEachLanguage(() => noTexts), en: { ...noTexts, name: '' } },
};

/**
 * A new market starts with fields for a helpline, which may stay empty. The form has rules instead of
 * `promotion_allowed`, which is derived from them.
 */
const marketForm = z
  .custom<MarketValues>()
  .transform(
    ({ helplines = [], rules = [], ...values }): MarketValues => ({
      ...values,
      rules,
      promotion_allowed: !hidesEverything(rules as MarketRule[]),
      helplines: helplines.filter(({ name, phone, url }) => name || phone || url),
    }),
  )
  .pipe(marketDraft);

/** Omits values that a region inherits from its country. */
function draftOf(example: MarketExample, markets: Market[]): MarketDraft {
  const country = markets.find(({ code }) => code === example.parent_code)?.effective;
  const ownOr = <Value,>(value: Value, inherited: Value | undefined) =>
    value === inherited ? null : value;
  const { code, parent_code, rules, max_wagering, required_terms, helpline, tools } = example;
  const verified_on = rules[0]?.checked_on ?? '';
  const noAbout = inEachLanguage(() => ({ about: null }));
  return {
    ...emptyMarket,
    ...{ code, parent_code, rules, max_wagering, required_terms },
    minimum_age: ownOr(example.minimum_age, country?.minimum_age),
    currency: ownOr(example.currency, country?.currency),
    default_language: country ? null : defaultLanguage,
    helplines: [{ ...helpline, verified_on, i18n: noAbout }],
    tools: tools.map((tool) => ({ ...tool, verified_on, i18n: noAbout })),
    i18n: {
      ...emptyMarket.i18n,
      en: { ...noTexts, name: example.name, name_in_sentence: example.name_in_sentence },
      tr: { ...noTexts, name: example.name_tr, name_in_sentence: example.name_in_sentence_tr },
    },
  };
}

export function NewMarketPage() {
  const navigate = useNavigate();
  const { data } = trpc.admin.market.list.useQuery({});
  const { market: text } = useAdminTexts();
  const openCreated = useOpenCreated(list, trpc.admin.market.get);
  const create = trpc.admin.market.create.useMutation(showsOwnErrors);
  const order = trpc.admin.market.reorder.useMutation();
  const update = trpc.admin.market.update.useMutation();
  const [isOnly, setIsOnly] = useState(false);
  const [example, setExample] = useState<MarketExample>();
  if (!data) return null;
  const known = data.items;
  const active = known.filter(({ is_active }) => is_active);
  const unused = active.every(({ uses }) => !describeUses(uses, text)) ? active : [];

  /** The default market can't be retired, so the new one becomes the default first. */
  async function retireOthers(market: { id: number }) {
    const ordered = [market, ...known];
    const items = ordered.map(({ id }, index) => ({ id, sort_order: index + 1 }));
    await orProposed(order.mutateAsync({ items }));
    for (const [index, other] of known.entries()) {
      if (!unused.some(({ id }) => id === other.id)) continue;
      const draft = { ...marketDraft.parse(other), sort_order: index + 2, is_active: false };
      await orProposed(update.mutateAsync({ id: other.id, draft }));
    }
  }
  const last = Math.max(0, ...known.map(({ sort_order }) => sort_order));
  return (
    <EntityFrame list={list} title={text.new}>
      <ExampleChoice markets={known} chosen={example} onChoose={setExample} />
      <MarketForm
        key={example?.code}
        isNew
        values={{ ...(example ? draftOf(example, known) : emptyMarket), sort_order: last + 1 }}
        save={(draft) => create.mutateAsync(draft)}
        extra={
          unused.length > 0 && <OnlyMarket others={unused} checked={isOnly} onChange={setIsOnly} />
        }
        onSaved={async (market) => {
          toast.success(text.added(marketName(market)));
          if (isOnly) await retireOthers(market).catch(() => undefined);
        }}
        onProposed={async ({ proposal }) => {
          if (isOnly && proposal) {
            await retireOthers({ id: proposal.entity_id }).catch(() => undefined);
          }
          await navigate({ to: list.to, replace: true });
        }}
        onLeave={() => navigate({ to: list.to, replace: true })}
        onCreated={openCreated}
      />
    </EntityFrame>
  );
}

export function EditMarketPage() {
  const { market: text } = useAdminTexts();
  return (
    <EditPage<Market, MarketDraft>
      list={list}
      entity="market"
      kind={text.kind}
      calls={trpc.admin.market}
      schema={marketDraft}
      title={(market) => `${market.code} – ${marketName(market)}`}
      nameOf={marketName}
    >
      {(form) => <MarketForm {...form} />}
    </EditPage>
  );
}

type MarketFormProps = FormProps<Market, MarketDraft> & {
  isNew?: boolean;
  extra?: ReactNode;
};

const MarketForm = ({ isNew = false, extra, ...form }: MarketFormProps) => (
  <EntityForm<MarketValues, MarketDraft, Market> {...form} schema={marketForm}>
    {(control) => (
      <>
        <MarketFields control={control} isNew={isNew} />
        {extra}
        <FormEffects kind="market" schema={marketForm} />
      </>
    )}
  </EntityForm>
);
