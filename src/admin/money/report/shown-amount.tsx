import type { ShownMoney } from '#contract/money/money-report.ts';
import { useAdminTexts } from '../../language.ts';
import { amountText, signedText } from '../money-text.ts';

type Props = { money: ShownMoney; currency: string; signed?: boolean };

/** An amount in the report's currency, with what it was converted from. Says why if it couldn't be converted. */
export function ShownAmount({ money, currency, signed = false }: Props) {
  const { moneyReport: text, refusal } = useAdminTexts();
  const { amount, originals, missing } = money;
  const format = signed ? signedText : amountText;
  const others = originals.filter((original) => original.currency !== currency);
  const isConverted = others.length > 0;
  const shown = isConverted ? originals : [];
  const isNothing = amount === null || (amount === 0 && originals.length === 0);
  return (
    <>
      <span className="whitespace-nowrap">
        {isNothing ? (isConverted ? '' : text.nothing) : format(amount, currency)}
      </span>
      {shown.map((original) => (
        <span
          key={original.currency}
          className="block whitespace-nowrap text-muted text-small print:text-inherit"
        >
          {format(original.amount, original.currency)}
        </span>
      ))}
      {missing && (
        <span className="block max-w-60 whitespace-normal text-small text-warning">
          {refusal.translate(missing)}
        </span>
      )}
    </>
  );
}
