import { type MarkedText, partsOf } from './marked-text.ts';

/** What matched, as text between marks: no answer ever becomes markup. */
export const Highlighted = ({ children }: { children: MarkedText }) =>
  partsOf(children).map(({ text, matches }, place) =>
    matches ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: The parts of one text change together.
      <mark key={place} className="bg-transparent text-brass underline underline-offset-4">
        {text}
      </mark>
    ) : (
      text
    ),
  );
