import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type MarketRow, type MarketUses, marketDraft } from '#contract/site/market.ts';
import { effectsOn, type MarketRule } from '#contract/site/market-rule.ts';
import { type RuleEffect, ruleSubjects } from '#contract/site/rule-subject.ts';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';
import { buttonClass } from '../../../ui/button.ts';
import { trpc } from '../../api.ts';
import { countryName } from '../../format.ts';
import { ConfirmDialog } from '../../frame/confirm-dialog.tsx';
import { toast } from '../../frame/toast-store.ts';
import { useAdminTexts } from '../../language.ts';
import { DeleteButton } from '../../list/delete-button.tsx';
import { useSiteTime } from '../../use-site-time.ts';
import { describeUses } from './describe-uses.ts';
import { marketName } from './market-name.ts';

type Texts = AdminTexts['market'];

type Props = { market: MarketRow; isDefault: boolean; onMakeDefault: (market: MarketRow) => void };

export function MarketListRow({ market, isDefault, onMakeDefault }: Props) {
  const { id, code, parent_code, effective, uses, is_active } = market;
  const { minimum_age, currency, promotion_allowed } = effective;
  const name = marketName(market);
  const { form, market: text } = useAdminTexts();
  const [asking, setAsking] = useState(false);
  const update = trpc.admin.market.update.useMutation();
  const remove = trpc.admin.market.delete.useMutation({
    onSuccess: () => toast.success(form.deleted(name)),
  });
  const used = describeUses(uses, text);
  const ruleChips = useRuleChips(effective.rules);
  const before = marketDraft.parse(market);
  const setActive = (active: boolean) =>
    update.mutate(
      { id, draft: { ...before, is_active: active }, before },
      { onSuccess: () => toast.success(active ? text.broughtBack(name) : text.retired(name)) },
    );
  const chips = [
    isDefault && text.chips.default,
    !is_active && text.chips.retired,
    parent_code !== null && text.chips.regionOf(countryName(parent_code)),
    ...(promotion_allowed ? ruleChips : [text.chips.promotionOff]),
  ].filter((chip) => chip !== false);
  return (
    <article
      aria-label={name}
      className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-3 p-2"
    >
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2">
          <span className="figures text-muted">{code}</span>
          <Link
            to="/admin/settings/markets/$id"
            params={{ id: String(id) }}
            className="font-strong underline-offset-4 hover:underline"
          >
            {name}
          </Link>
          {chips.map((chip) => (
            <span key={chip} className="rounded-full border border-edge px-2 text-small">
              {chip}
            </span>
          ))}
        </p>
        <p className="text-muted text-small">
          {text.facts(minimum_age, currency, used || text.unused)}
        </p>
      </div>
      {!isDefault && is_active && (
        <button
          type="button"
          aria-label={text.makeDefaultNamed(name)}
          onClick={() => onMakeDefault(market)}
          className={buttonClass.quiet}
        >
          {text.makeDefault}
        </button>
      )}
      {!isDefault && (
        <button
          type="button"
          disabled={update.isPending}
          onClick={() => (is_active ? setAsking(true) : setActive(true))}
          className={buttonClass.quiet}
        >
          <span aria-hidden="true">{is_active ? text.retire : text.bringBack}</span>
          <span className="sr-only">
            {is_active ? text.retireNamed(name) : text.bringBackNamed(name)}
          </span>
        </button>
      )}
      {!isDefault && !used && (
        <DeleteButton
          name={name}
          consequence={text.deletion}
          isPending={remove.isPending}
          onDelete={() => remove.mutate({ id })}
        />
      )}
      {asking && (
        <ConfirmDialog
          title={text.askToRetire(name)}
          text={retirement(uses, text)}
          action={text.retire}
          onConfirm={() => setActive(false)}
          onClose={() => setAsking(false)}
        />
      )}
    </article>
  );
}

/** Lists the subjects that today's rules hide or make text only. */
function useRuleChips(rules: MarketRule[]): string[] {
  const { chips, rules: text } = useAdminTexts().market;
  const today = useSiteTime()?.now.slice(0, 10);
  if (!today) return [];
  const effects = effectsOn(rules, today);
  const named = (effect: RuleEffect) =>
    ruleSubjects
      .filter((subject) => effects[subject] === effect)
      .map((subject) => text.subjects[subject])
      .join(', ');
  const [hidden, textOnly] = [named('hide'), named('text')];
  return [
    ...(hidden ? [chips.hidden(hidden)] : []),
    ...(textOnly ? [chips.textOnly(textOnly)] : []),
  ];
}

/** Explains what happens to a market's items if it is retired. */
function retirement(uses: MarketUses, text: Texts): string {
  const used = describeUses(uses, text);
  const consequence = used ? text.retirement.used(used) : text.retirement.unused;
  return `${consequence} ${text.retirement.visitors}`;
}
