import { oneDecimal } from '../format-by-language.ts';
import { usePageContext } from '../page-context.ts';

type Props = { value: number | null; fallback: number };

export function Rating({ value, fallback }: Props) {
  const { language, messages } = usePageContext();
  const figure = oneDecimal(language).format(value ?? fallback);
  return (
    <p className="figures shrink-0 whitespace-nowrap leading-none">
      <span className="sr-only">{messages.card.rating(`${figure}/5`)}</span>
      <span aria-hidden="true">
        <span className="font-heading font-strong text-title">{figure}</span>
        <span className="text-muted text-small">/5</span>
      </span>
    </p>
  );
}
