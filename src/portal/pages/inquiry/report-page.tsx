import { useState } from 'react';
import { fillText } from '../../../../messages/fill-text.ts';
import { PageTitle } from '../../frame/page-title.tsx';
import { usePageContext } from '../../page-context.ts';
import { InquiryForm } from './inquiry-form.tsx';
import type { LoadedReport } from './load-report.ts';
import { ThankYou } from './thank-you.tsx';

/** A report about a partner or an offer, with the regulators that visitors can complain to. */
export function ReportPage({ text, about, name, regulators, isSent, posted }: LoadedReport) {
  const { market } = usePageContext();
  const [sent, setSent] = useState(isSent);
  return (
    <div className="flex flex-col gap-8">
      {sent ? (
        <ThankYou thanks={text.thanks} />
      ) : (
        <>
          <PageTitle>{text.title}</PageTitle>
          <div className="flex flex-col gap-4">
            <h1 className="text-display tracking-[0.06em]">{text.heading}</h1>
            {name && (
              <p dir="auto" className="wrap-anywhere font-heading font-strong text-large">
                {fillText(text.about, { name })}
              </p>
            )}
            <p className="max-w-[40rem] text-large text-muted">{text.lead}</p>
          </div>
          <InquiryForm
            kind="report"
            text={text}
            posted={posted}
            about={{ about_kind: about.kind, about_id: String(about.id), markets: [market] }}
            onSent={() => setSent(true)}
          />
        </>
      )}
      {regulators.length > 0 && (
        <section aria-labelledby="regulators" className="flex flex-col gap-3">
          <h2 id="regulators" className="text-large">
            {text.regulators}
          </h2>
          <p className="max-w-[40rem] text-muted">{text.regulatorsHint}</p>
          <ul className="flex flex-col gap-1">
            {regulators.map((regulator) => (
              <li key={regulator.name}>
                <a
                  href={regulator.complaintsUrl}
                  rel="nofollow noopener"
                  className="inline-flex min-h-6 items-center text-brass underline underline-offset-4"
                >
                  {regulator.name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
