import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { pagePath } from '#contract/page-path.ts';
import type { InquiryText } from '../../../../messages/type/inquiry.ts';
import { PageTitle } from '../../frame/page-title.tsx';

export function ThankYou({ thanks: { title, text, back } }: Pick<InquiryText, 'thanks'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex max-w-[36rem] animate-enter flex-col items-start gap-5 py-8">
      <PageTitle>{title}</PageTitle>
      <Check className="size-12 rounded-full border border-good p-3 text-good" />
      <h1 ref={heading} tabIndex={-1} className="text-display">
        {title}
      </h1>
      <p className="text-large text-muted">{text}</p>
      <Link to={pagePath.casino} className="text-brass underline underline-offset-4">
        {back}
      </Link>
    </div>
  );
}
