import { type MarkedText, partsOf } from './marked-text.ts';

/** What matched, as text between marks: no answer ever becomes markup. */
export const Highlighted = ({ children }: { children: MarkedText }) =>
  partsOf(children).map(({ start, text, matches }) =>
    matches ? (
      <mark key={start} className="bg-transparent text-brass underline underline-offset-4">
        {text}
      </mark>
    ) : (
      text
    ),
  );
