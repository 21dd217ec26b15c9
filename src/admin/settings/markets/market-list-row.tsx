import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { isDefaultMarket, type MarketRow, marketDraft } from '#contract/catalogue/market.ts';
import { buttonClass } from '../../../ui/button.ts';
import { trpc } from '../../api.ts';
import { ConfirmDialog } from '../../frame/confirm-dialog.tsx';
import { toast } from '../../frame/toast-store.ts';
import { DeleteButton } from '../../list/delete-button.tsx';
import { describeUses, retirement } from './market-uses.ts';

export function MarketListRow({ market }: { market: MarketRow }) {
  const { id, code, name, minimum_age, currency, uses, is_active, promotion_allowed } = market;
  const [asking, setAsking] = useState(false);
  const update = trpc.admin.market.update.useMutation();
  const remove = trpc.admin.market.delete.useMutation({
    onSuccess: () => toast.success(`${name} was deleted.`),
  });
  const isDefault = isDefaultMarket(market);
  const used = describeUses(uses);
  const before = marketDraft.parse(market);
  const setActive = (active: boolean) =>
    update.mutate(
      { id, draft: { ...before, is_active: active }, before },
      { onSuccess: () => toast.success(`${name} was ${active ? 'brought back' : 'retired'}.`) },
    );
  const chips = [
    isDefault && 'Default',
    !is_active && 'Retired',
    !promotion_allowed && 'Promotion off',
  ].filter((chip) => chip !== false);
  return (
    <article
      aria-label={name}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-raised p-4"
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
          {minimum_age}+, {currency}. {used || 'Nothing stands in it'}.
        </p>
      </div>
      {!isDefault && (
        <button
          type="button"
          disabled={update.isPending}
          onClick={() => (is_active ? setAsking(true) : setActive(true))}
          className={buttonClass.quiet}
        >
          {is_active ? 'Retire' : 'Bring back'}
          <span className="sr-only"> {name}</span>
        </button>
      )}
      {!isDefault && !used && (
        <DeleteButton
          name={name}
          consequence="Nothing stands in this market. Its code may be used again."
          isPending={remove.isPending}
          onDelete={() => remove.mutate({ id })}
        />
      )}
      {asking && (
        <ConfirmDialog
          title={`Retire ${name}?`}
          text={retirement(uses)}
          action="Retire"
          onConfirm={() => setActive(false)}
          onClose={() => setAsking(false)}
        />
      )}
    </article>
  );
}
