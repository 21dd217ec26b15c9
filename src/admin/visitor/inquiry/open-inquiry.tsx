import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import type { Inquiry } from '#contract/visitor/inquiry.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { trpc } from '../../api.ts';
import { formatTime } from '../../format.ts';
import { Scroller } from '../../frame/scroller.tsx';
import { useAdminTexts } from '../../language.ts';
import { DeleteButton } from '../../list/delete-button.tsx';
import { LoadError } from '../../load-error.tsx';
import { LiveEditorOnly } from '../../people/sign-in/editor-only.tsx';
import { useMayEdit } from '../../people/sign-in/use-session.ts';
import { inquiryTitle, replyLink } from './inquiry-title.ts';

function InquiryFacts({ inquiry }: { inquiry: Inquiry }) {
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

type Actions = {
  onClose: () => void;
  onMarkUnread: (id: number) => void;
  onDelete: (inquiry: Inquiry) => void;
};

export function OpenInquiry({ id, ...actions }: Actions & { id: number }) {
  const { data: inquiry, error, refetch } = trpc.admin.inquiry.get.useQuery({ id });
  const { mutate: mark } = trpc.admin.inquiry.update.useMutation();
  const mayWrite = useMayEdit();
  const isUnread = mayWrite && inquiry?.read === false;
  useEffect(() => {
    if (isUnread) mark({ id, read: true });
  }, [id, isUnread, mark]);

  if (error) {
    return <LoadError error={error} retry={refetch} />;
  }
  return inquiry ? (
    <InquiryArticle key={id} inquiry={inquiry} {...actions} />
  ) : (
    <Skeleton className="h-96" />
  );
}

function InquiryArticle({
  inquiry,
  onClose,
  onMarkUnread,
  onDelete,
}: Actions & { inquiry: Inquiry }) {
  const { inbox: text, shared } = useAdminTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const title = inquiryTitle(inquiry, text);
  const { email } = inquiry;
  return (
    <article
      aria-label={title}
      className="flex flex-col gap-5 rounded-card border border-line bg-raised p-5 lg:sticky lg:top-8 lg:p-6"
    >
      <h2 ref={heading} tabIndex={-1} dir="auto" className="text-large">
        {title}
      </h2>
      <InquiryFacts inquiry={inquiry} />
      <Scroller
        label={text.message}
        className="max-h-[60dvh] overflow-y-auto border-line border-t pt-5"
      >
        <p dir="auto" className="whitespace-pre-wrap">
          {inquiry.message}
        </p>
      </Scroller>
      <div className="flex flex-wrap items-center gap-2 border-line border-t pt-5">
        {email && (
          <a href={replyLink({ ...inquiry, email }, text)} className={buttonClass.primaryLink}>
            {text.reply}
          </a>
        )}
        <LiveEditorOnly>
          <button
            type="button"
            onClick={() => onMarkUnread(inquiry.id)}
            className={buttonClass.quiet}
          >
            {text.markUnread}
          </button>
        </LiveEditorOnly>
        <button type="button" onClick={onClose} className={buttonClass.quiet}>
          {shared.close}
        </button>
        <div className="ml-auto">
          <DeleteButton
            name={`“${title}”`}
            consequence={text.deletion}
            isPending={false}
            onDelete={() => onDelete(inquiry)}
          />
        </div>
      </div>
    </article>
  );
}
