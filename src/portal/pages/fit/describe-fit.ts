/** Writes the answer when the page is loaded, because browsers format some amounts differently. */
import type { ListedProductCard } from '#contract/catalogue/product.ts';
import { type CostGame, costGames } from '#contract/catalogue/terms/cost/cost-game.ts';
import type { Language } from '#contract/language.ts';
import { countedIn } from '../../../../messages/counted.ts';
import type { FitText } from '../../../../messages/en/content/fit.ts';
import { fillText } from '../../../../messages/fill-text.ts';
import { formatMoney } from '../../../../messages/format-number.ts';
import type { LeadingFact } from '../../cards/key-facts-line.tsx';
import type { FitAnswers } from './fit-answers.ts';

export type Answer = {
  items: ListedProductCard[];
  /** How many partners that are open to the visitor fit. */
  total: number;
  /** Without these answers, some partners would fit. */
  drops: { names: readonly ('payment' | 'deposit')[]; total: number }[];
};

type Shown = {
  answers: FitAnswers;
  methods: readonly { id: number; name: string }[];
  currency: string;
  showsValue: boolean;
  /** What the value of offers is calculated for. */
  deposit: number;
};
type Words = { texts: FitText; language: Language };

export function describeFit(answer: Answer | undefined, shown: Shown, words: Words) {
  const { texts, language } = words;
  const { title, heading, intro, payment, deposit, game, show, again, all, none, failing } = texts;
  const counted = countedIn(language);
  const { methods, currency } = shown;
  return {
    texts: { title, heading, intro, payment, deposit, game, show, again, all, none, failing },
    methods: methods.map(({ id, name }) => ({ id, name })),
    games: costGames.map((id: CostGame) => ({ id, name: texts.games[id] })),
    currency,
    answer: answer && {
      fits: counted(answer.total, texts.fits),
      leading: leadingOf(shown),
      order: shown.showsValue && answer.total > answer.items.length ? texts.firstThree : null,
      partners: answer.items.map((product) => ({
        product,
        sentence: sentenceOf(product, shown, words),
      })),
      drops: answer.drops.map(({ names, total }) => ({
        names,
        label: fillText(texts.without, {
          answers: answersIn(names, shown, language),
          casinos: counted(total, texts.casinos),
        }),
      })),
    },
  };
}

export type DescribedFit = ReturnType<typeof describeFit>;

/** What the cards show first. The sentence already mentions the payment method. */
const leadingOf = ({ answers, showsValue }: Shown): LeadingFact[] => {
  if (showsValue) return ['cost'];
  return [answers.payment === undefined ? 'min_deposit' : 'payment'];
};

const methodName = ({ answers, methods }: Shown) =>
  methods.find(({ id }) => id === answers.payment)?.name;

function answersIn(
  names: Answer['drops'][number]['names'],
  shown: Shown,
  language: Language,
): string {
  const { answers, currency } = shown;
  const values = {
    payment: methodName(shown) ?? '',
    deposit: formatMoney(answers.deposit ?? 0, currency, language),
  };
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return list.format(names.map((name) => values[name]));
}

/** Only contains facts that the card has too, with their sources on the partner’s page. */
function sentenceOf(product: ListedProductCard, shown: Shown, { texts, language }: Words): string {
  const { key_facts, matched = {} } = product;
  const known = key_facts.shown;
  const method = methodName(shown);
  const payment =
    matched.payment === undefined
      ? known.payout_hours
      : matched.payment === method
        ? fillText(texts.takes, { method })
        : matched.payment;
  const hasOffer = key_facts.bonuses.count + key_facts.promo_codes.count > 0;
  const facts = [
    payment,
    known.min_deposit && fillText(texts.depositsFrom, { amount: known.min_deposit }),
    known.licence,
    known.unknown,
    shown.showsValue && !hasOffer ? known.max_wagering : null,
  ].filter((fact) => fact !== null && fact !== '');
  const amount = formatMoney(shown.deposit, shown.currency, language);
  const sentence =
    shown.showsValue && matched.cost !== undefined
      ? fillText(texts.offer, { facts: facts.join(', '), worth: matched.cost, amount })
      : fillText(texts.noOffer, { facts: facts.join(', ') });
  return sentence.charAt(0).toLocaleUpperCase(language) + sentence.slice(1);
}
