import { Link, type LinkProps, useNavigate } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { isMoneyCurrency } from '#contract/money/money-currency.ts';
import { monthAfter, monthPattern } from '#contract/wall-clock.ts';
import { buttonClass } from '../../../ui/button.ts';
import { inputClass } from '../../../ui/field/field.tsx';
import { useAdminTexts } from '../../language.ts';

type Report = '/admin/money' | '/admin/money/places';

type MonthProps = {
  to: Report;
  /** Undefined until the report has loaded. */
  month: string | undefined;
  currency: string | undefined;
  children?: ReactNode;
};

/** Switches the month and the currency of a report. Not printed. */
export function MonthBar({ to, month, currency, children }: MonthProps) {
  const { moneyReport: text } = useAdminTexts();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(month ?? '');
  const [shown, setShown] = useState(month);
  if (shown !== month) {
    setShown(month);
    setTyped(month ?? '');
  }
  const step = (months: number): LinkProps => ({
    to,
    search: (filter) => ({ ...filter, month: month && monthAfter(month, months) }),
  });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden">
      <div className="flex items-center gap-1">
        <StepLink label={text.previousMonth} icon="previous" link={step(-1)} />
        <input
          type="month"
          aria-label={text.month}
          placeholder="2026-12"
          value={typed}
          min="2000-01"
          max="2099-12"
          onChange={({ target }) => {
            setTyped(target.value);
            if (monthPattern.test(target.value)) {
              navigate({ to, search: (filter) => ({ ...filter, month: target.value }) });
            }
          }}
          className={`figures max-w-48 ${inputClass}`}
        />
        <StepLink label={text.nextMonth} icon="next" link={step(1)} />
      </div>
      <CurrencyChoice
        currency={currency}
        onChoose={(code) => navigate({ to, search: (filter) => ({ ...filter, currency: code }) })}
      />
      {children}
    </div>
  );
}

type StepProps = { label: string; icon: 'previous' | 'next'; link: LinkProps };

export function StepLink({ label, icon, link }: StepProps) {
  const Icon = icon === 'previous' ? ChevronLeft : ChevronRight;
  return (
    <Link {...link} title={label} className={buttonClass.icon}>
      <Icon className="size-4" strokeWidth={1.75} aria-hidden="true" />
      <span className="sr-only">{label}</span>
    </Link>
  );
}

type CurrencyProps = {
  currency: string | undefined;
  onChoose: (currency: string | undefined) => void;
};

/** Applies a currency as soon as its code is complete. Empty means the one in the settings. */
export function CurrencyChoice({ currency = '', onChoose }: CurrencyProps) {
  const { moneyReport: text } = useAdminTexts();
  const [typed, setTyped] = useState(currency);
  const [shown, setShown] = useState(currency);
  if (shown !== currency) {
    setShown(currency);
    setTyped(currency);
  }
  return (
    <label className="flex items-center gap-2 whitespace-nowrap text-muted text-small">
      {text.currency}
      <input
        type="text"
        value={typed}
        maxLength={5}
        autoComplete="off"
        onChange={({ target }) => {
          const code = target.value.trim().toUpperCase();
          setTyped(code);
          if (code === '') onChoose(undefined);
          else if (isMoneyCurrency(code)) onChoose(code);
        }}
        className={`max-w-20 text-ink ${inputClass}`}
      />
    </label>
  );
}
