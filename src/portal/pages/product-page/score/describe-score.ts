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
  /** Why the partner has this rating. */
  title: string;
  verdictTitle: string;
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
  const isArgued = score.pros.length + score.cons.length > 0;
  return {
    title: texts.title,
    verdictTitle: texts.verdict,
    texts: { pros, cons, source, changes, method },
    verdict: score.verdict,
    ...(isArgued
      ? { pros: score.pros, cons: score.cons }
      : pointsAsArguments(score, texts, figure)),
    criteria,
    rating:
      criteria.length === 0
        ? null
        : isComputed
          ? fillText(texts.computed, { rating: figure(rating) })
          : texts.typed,
  };
}

/** At most this many criteria are named as strengths, and as many as weaknesses. */
const maxArguments = 2;
/** Fewer points aren’t a strength, even if they are a partner’s most. */
const leastStrength = 3;

/** Names the criteria with the most and the fewest points. Empty if all have the same points. */
function pointsAsArguments(
  { criteria }: ScoreCard,
  texts: Pick<Texts, 'points' | 'strength' | 'strengthOnly'>,
  figure: (points: number) => string,
) {
  const given = criteria.flatMap(({ name, points, reason }) =>
    points === null ? [] : [{ name, points, reason }],
  );
  const most = Math.max(...given.map(({ points }) => points));
  const fewest = Math.min(...given.map(({ points }) => points));
  if (given.length === 0 || most === fewest) return { pros: [], cons: [] };
  const linesWith = (wanted: number) =>
    given
      .filter(({ points }) => points === wanted)
      .slice(0, maxArguments)
      .map(({ name, reason }) => {
        const points = fillText(texts.points, { points: figure(wanted) });
        return reason === null
          ? fillText(texts.strengthOnly, { name, points })
          : fillText(texts.strength, { name, points, reason });
      });
  return { pros: most >= leastStrength ? linesWith(most) : [], cons: linesWith(fewest) };
}
