import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Inquiry } from '#contract/visitor/inquiry.ts';
import { formatTime } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';

export function InquiryFacts({ inquiry }: { inquiry: Inquiry }) {
  const text = useAdminTexts().inbox.facts;
  const { name, email, company, website, markets, about, subject, sent_at } = inquiry;
  const facts: [string, ReactNode][] = [
    [text.about, about && <About about={about} name={subject ?? ''} />],
    [text.company, company],
    [text.website, website && <Website url={website} />],
    [text.markets, markets.join(', ')],
    [text.from, name],
    [text.email, email],
    [text.sent, formatTime(sent_at)],
  ];
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-small">
      {facts.map(
        ([term, fact]) =>
          fact && (
            <div key={term} className="contents">
              <dt className="text-muted">{term}</dt>
              <dd dir="auto">{fact}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

const editorOf = {
  product: '/admin/products/$id',
  bonus: '/admin/exclusive/$id',
  'promo-code': '/admin/promocodes/$id',
} as const;

const About = ({ about, name }: { about: NonNullable<Inquiry['about']>; name: string }) => (
  <Link
    to={editorOf[about.kind]}
    params={{ id: String(about.id) }}
    className="text-brass underline underline-offset-4"
  >
    {name}
  </Link>
);

/** Links to a URL entered by a stranger, so the link doesn't send a referrer. */
const Website = ({ url }: { url: string }) => (
  <a
    href={url}
    target="_blank"
    rel="noopener noreferrer nofollow"
    className="text-brass underline underline-offset-4"
  >
    {url}
  </a>
);
