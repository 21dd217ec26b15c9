import type { ReactNode } from 'react';
import type { OfferTermsCard } from '#contract/catalogue/terms/offer-terms.ts';
import type { Language } from '#contract/language.ts';
import { formatByLanguage } from '../format-by-language.ts';
import { usePageContext } from '../page-context.ts';
import { CatalogueLink } from './catalogue-link.tsx';
import { termsLine, withoutEligibility, withoutValue } from './terms-line.ts';

const dayFormat = formatByLanguage(
  (language) => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }),
);

/** Formats the day on which an offer was last checked. */
export const checkedOn = (language: Language, date: string) =>
  dayFormat(language).format(Date.parse(date));

type Props = {
  terms: OfferTermsCard | null;
  /** Set if the card shows the day of the last check elsewhere. */
  hidesDate?: boolean;
  /** Set if the card shows the value in its heading. */
  hidesValue?: boolean;
  /** A link below the terms. */
  report?: ReactNode;
};

/**
 * Shows who may take the offer and the material terms next to the button, and the others below them in a disclosure
 * that works without JavaScript.
 */
export function OfferTerms({ terms, ...props }: Props) {
  if (!terms) return props.report;
  if (!terms.eligibility) return <FoldedTerms terms={terms} {...props} />;
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <p dir="auto" className="break-words text-small">
        {terms.eligibility}
      </p>
      <FoldedTerms terms={terms} {...props} />
    </div>
  );
}

type FoldedProps = Props & { terms: OfferTermsCard };

function FoldedTerms({ terms, hidesDate = false, hidesValue = false, report }: FoldedProps) {
  const { language, messages } = usePageContext();
  const texts = messages.terms;
  const { shown, text, url } = terms;
  const checked = hidesDate ? null : terms.last_verified_at;
  const facts = [shown.value && shown.kind, ...shown.details].filter(Boolean);
  const others = withoutEligibility(terms);
  const line = termsLine(hidesValue ? withoutValue(others) : others) || texts.title;
  if (facts.length === 0 && !text && !url && !checked) {
    return (
      <>
        {line !== texts.title && (
          <p dir="auto" className="line-clamp-3 text-muted text-small">
            {line}
          </p>
        )}
        {report}
      </>
    );
  }
  return (
    <details className="relative min-w-0 text-muted text-small">
      <summary className="disclosure min-h-6 hover:text-ink">
        <span dir="auto" className="three-lines">
          {line}
        </span>
      </summary>
      <div className="flex flex-col gap-1 pt-1">
        {facts.length > 0 && <p>{facts.join(' · ')}</p>}
        {text && (
          <p dir="auto" className="whitespace-pre-line break-words">
            {text}
          </p>
        )}
        {url && (
          <p>
            <CatalogueLink to={url} className="inline-block min-h-6 underline underline-offset-4">
              {texts.full}
              <span className="sr-only"> ({messages.footer.newTab})</span>
            </CatalogueLink>
          </p>
        )}
        {checked && <p>{texts.verified(checkedOn(language, checked))}</p>}
        {report && <p>{report}</p>}
      </div>
    </details>
  );
}
