import { formatByLanguage } from '../format-by-language.ts';
import { usePageContext } from '../page-context.ts';

const oneDecimal = formatByLanguage(
  (language) =>
    new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

type Props = { value: number | null; fallback: number };

/** Draws the bar as an SVG, because the content security policy forbids a style attribute for the width. */
export function Rating({ value, fallback }: Props) {
  const { language, messages } = usePageContext();
  const rating = value ?? fallback;
  const figure = oneDecimal(language).format(rating);
  return (
    <div>
      <p className="figures leading-none">
        <span className="sr-only">{messages.card.rating(`${figure}/5`)}</span>
        <span aria-hidden="true">
          <span className="font-strong text-title">{figure}</span>
          <span className="text-muted text-small">/5</span>
        </span>
      </p>
      <svg
        viewBox="0 0 100 3"
        preserveAspectRatio="none"
        className="mt-2 h-[3px] w-full"
        aria-hidden="true"
      >
        <rect width="100" height="3" className="fill-line" />
        <rect width={rating * 20} height="3" className="fill-brass" />
      </svg>
    </div>
  );
}
