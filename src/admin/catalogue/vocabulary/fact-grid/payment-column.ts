/** The columns about payments: the methods, and the two figures that visitors compare. */
import { paymentOf } from '#contract/catalogue/fact/new-fact.ts';
import { writeAmount } from '#contract/catalogue/fact/pasted-line/amount.ts';
import { findNamed, partsOf, writeParts } from '#contract/catalogue/fact/pasted-line/fact-line.ts';
import {
  methodsIn,
  minDepositOf,
  payoutHoursOf,
  unknown,
} from '#contract/catalogue/fact/payment-figures.ts';
import type { Payment, ProductFacts } from '#contract/catalogue/fact/product-facts.ts';
import {
  type GridColumn,
  type GridContext,
  newlyChecked,
  readFigure,
  type Written,
} from './grid-column.ts';

const figureText = (figure: number) => writeAmount(Number.isFinite(figure) ? figure : null);

const paymentsIn = ({ payments }: ProductFacts, { market }: GridContext) =>
  methodsIn(payments, market).flatMap((method) => method.payments) as Payment[];

/** Whether removing it would also change what visitors see in other markets. */
const isShared = ({ market_code }: Payment, { market }: GridContext) =>
  !market.isOnly && market_code !== market.code;

type FigureOf = {
  read: (facts: ProductFacts, context: GridContext) => number;
  /** The payment that decides the figure. */
  decisive: (facts: ProductFacts, context: GridContext) => Payment | undefined;
  change: (payment: Payment, figure: number | null, context: GridContext) => Payment;
};

/** Replaces the figure of a single payment, so it's refused if another payment then decides. An empty cell removes it. */
const figureColumn = (fields: RegExp, { read, decisive, change }: FigureOf): GridColumn => ({
  fields,
  read: (facts, context) => figureText(read(facts, context)),
  write(facts, text, context): Written {
    const figure = readFigure(text);
    if (figure === undefined) return { problem: 'noNumber' };
    const changed = decisive(facts, context);
    if (!changed) return figure === null ? facts : { problem: 'noPayment' };
    const payments = facts.payments.map((one) =>
      one === changed ? change(one, figure, context) : one,
    );
    const written = { ...facts, payments };
    if (read(written, context) !== (figure ?? unknown)) return { problem: 'otherPayments' };
    if (figure === null && isShared(changed, context)) return { problem: 'otherMarkets' };
    return written;
  },
});

const payoutPayment = (facts: ProductFacts, context: GridContext) => {
  const paying = paymentsIn(facts, context).filter(({ direction }) => direction !== 'in');
  return paying.toSorted((a, b) => payoutHoursOf([a]) - payoutHoursOf([b]))[0];
};

const depositPayment = (facts: ProductFacts, context: GridContext) => {
  const { market } = context;
  const least = (payment: Payment) => minDepositOf([payment], market);
  const taking = paymentsIn(facts, context).filter(
    ({ direction, currency }) =>
      direction !== 'out' && (currency === null || currency === market.currency),
  );
  return taking.toSorted((a, b) => least(a) - least(b))[0];
};

export const payoutColumn = figureColumn(/^facts\.payments\.\d+\.hours_/, {
  read: (facts, context) => payoutHoursOf(paymentsIn(facts, context)),
  decisive: payoutPayment,
  change: (payment, hours_max) => ({ ...payment, hours_max }),
});

/** An amount without a currency applies in all of them, so it keeps none. */
export const depositColumn = figureColumn(/^facts\.payments\.\d+\.(min|max|currency)$/, {
  read: (facts, context) => minDepositOf(paymentsIn(facts, context), context.market),
  decisive: depositPayment,
  change: (payment, min, { market }) => ({
    ...payment,
    min,
    currency: payment.min === null ? (payment.currency ?? market.currency) : payment.currency,
  }),
});

const nameIn = (names: readonly { id: number; name: string }[], given: number) =>
  names.find(({ id }) => id === given)?.name ?? `#${given}`;

/** Methods that are listed already keep their details. Those that other markets have too are removed elsewhere. */
export const methodsColumn: GridColumn = {
  fields: /^facts\.payments(?!\.\d+\.(hours_|min|max|currency))/,
  read: (facts, context) =>
    writeParts(
      methodsIn(facts.payments, context.market).map(({ id }) => nameIn(context.methods, id)),
    ),
  write(facts, text, context) {
    const { code, parent } = context.market;
    const ids = new Set<number>();
    for (const part of partsOf(text)) {
      const found = findNamed(context.methods, part);
      if (!found) return { problem: 'noName' };
      ids.add(found.id);
    }
    const applies = ({ market_code }: Payment) =>
      market_code === null || market_code === code || market_code === parent;
    const isKept = (one: Payment) => !applies(one) || ids.has(one.method_id);
    const kept = facts.payments.filter(isKept);
    const isSharedLost = facts.payments.some((one) => !isKept(one) && isShared(one, context));
    if (isSharedLost) return { problem: 'otherMarkets' };
    const known = new Set(kept.filter(applies).map(({ method_id }) => method_id));
    const added = [...ids]
      .filter((method_id) => !known.has(method_id))
      .map((method_id) => ({ ...paymentOf(newlyChecked(facts, context)), method_id }));
    return { ...facts, payments: [...kept, ...added] };
  },
};

export const providersColumn: GridColumn = {
  fields: /^facts\.provider_ids/,
  read: ({ provider_ids }, { providers }) =>
    writeParts(provider_ids.map((id) => nameIn(providers, id))),
  write(facts, text, { providers }) {
    const found = partsOf(text).map((part) => findNamed(providers, part)?.id);
    const provider_ids = found.flatMap((id) => id ?? []);
    if (provider_ids.length < found.length) return { problem: 'noName' };
    return { ...facts, provider_ids: [...new Set(provider_ids)] };
  },
};
