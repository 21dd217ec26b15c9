import { useState } from 'react';
import type { InquiryKind, PostedInquiry } from '#contract/visitor/inquiry-rule.ts';
import type { InquiryText } from '../../../../messages/type/inquiry.ts';
import { PageTitle } from '../../frame/page-title.tsx';
import { InquiryForm } from './inquiry-form.tsx';
import { ThankYou } from './thank-you.tsx';

type Props = { kind: InquiryKind; data: { text: InquiryText; posted?: PostedInquiry | undefined } };

export function InquiryPage({ kind, data: { text, posted } }: Props) {
  const [sent, setSent] = useState(false);
  if (sent) return <ThankYou thanks={text.thanks} />;
  return (
    <div className="flex flex-col gap-8">
      <PageTitle>{text.title}</PageTitle>
      <div className="flex flex-col gap-4">
        <h1 className="text-display tracking-[0.06em]">{text.heading}</h1>
        <p className="max-w-[40rem] text-large text-muted">{text.lead}</p>
      </div>
      <InquiryForm kind={kind} text={text} posted={posted} onSent={() => setSent(true)} />
    </div>
  );
}
