/** Formats the score of a partner when the page is loaded, so that the browser needs neither texts nor formatters. */
import type { ScoreCard } from '#contract/catalogue/score/score-card.ts';
import type { Language } from '#contract/language.ts';
import type { ProductText } from '../../../../../messages/en/product.ts';
import { fillText } from '../../../../../messages/fill-text.ts';
import { formatPercent } from '../../../../../messages/format-number.ts';
import { longDate, oneDecimal } from '../../../format-by-language.ts';

type Texts = ProductText['score'];
type Scored = { score: ScoreCard; rating: number | null };

export type DescribedScore = {
  title: string;
  texts: Pick<Texts, 'pros' | 'cons' | 'source' | 'changes' | 'method'>;
  verdict: string | null;
  pros: string[];
  cons: string[];
  criteria: {
    name: string;
    weight: string;
    /** A note if there are no points. */
    points: string;
    figure: string | null;
    /** From 0 to 1. */
    share: number;
    reason: string | null;
    source: string | null;
    given: string | null;
    changes: string[];
  }[];
  /** Explains the rating. Only set if criteria are shown. */
  rating: string | null;
};

const maxPoints = 5;

export function describeScore(
  { score, rating }: Scored,
  texts: Texts,
  language: Language,
): DescribedScore {
  const figure = (points: number) => oneDecimal(language).format(points);
  const date = (day: string) => longDate(language).format(new Date(day));
  const { pros, cons, source, changes, method } = texts;
  const criteria = score.criteria.map(({ points, given_on, source_url, ...criterion }) => ({
    name: criterion.name,
    weight: fillText(texts.weight, { weight: formatPercent(criterion.weight, language) }),
    points: points === null ? texts.noPoints : fillText(texts.points, { points: figure(points) }),
    figure: points === null ? null : figure(points),
    share: (points ?? 0) / maxPoints,
    reason: criterion.reason,
    source: source_url,
    given: given_on && fillText(texts.given, { date: date(given_on) }),
    changes: criterion.changes.map(({ on, before, after }) =>
      fillText(texts.change, { date: date(on), before: figure(before), after: figure(after) }),
    ),
  }));
  const isComputed = score.is_computed && rating !== null;
  return {
    title: criteria.length > 0 ? texts.title : texts.verdict,
    texts: { pros, cons, source, changes, method },
    ...{ verdict: score.verdict, pros: score.pros, cons: score.cons, criteria },
    rating:
      criteria.length === 0
        ? null
        : isComputed
          ? fillText(texts.computed, { rating: figure(rating) })
          : texts.typed,
  };
}
