import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pagePath } from '#contract/page-path.ts';
import type { PromoText } from '../../../../messages/en/promo-code.ts';
import { QuietLink } from '../../cards/quiet-link.tsx';
import { PageTitle } from '../../frame/page-title.tsx';
import { DisclosureLine } from '../../market/disclosure.tsx';
import { useMessages } from '../../page-context.ts';
import { useVisitor } from '../../visitor/refresh-visitor.ts';
import { SignOutForm } from '../../visitor/sign-out-form.tsx';

const panelGrid = 'mt-8 md:grid md:grid-cols-[minmax(0,1fr)_18rem] md:gap-6 noscript:block';

type Props = {
  title: string;
  texts: PromoText;
  panel: ReactNode;
  filters?: ReactNode;
  children: ReactNode;
};

export const PromoFrame = ({ title, texts, panel, filters, children }: Props) => (
  <PromoHeader title={title} texts={texts}>
    <div className={panelGrid}>
      <section aria-labelledby="items">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="items" className="text-title">
            {texts.items}
          </h2>
          <QuietLink to={pagePath.follow} about="codes">
            {texts.follow}
          </QuietLink>
        </div>
        {filters}
        {children}
      </section>
      {panel}
    </div>
  </PromoHeader>
);

type HeaderProps = Pick<Props, 'title' | 'texts' | 'children'>;

export function PromoHeader({ title, texts, children }: HeaderProps) {
  const visitor = useVisitor();
  const { heading } = useMessages().promoCodes;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <div className="flex min-h-9 items-center justify-between gap-4">
        <Link to={pagePath.support} className="font-strong text-muted hover:text-ink">
          {texts.support}
        </Link>
        {visitor && <SignOutForm label={texts.logout} back={pagePath.promoCodes} />}
      </div>
      <h1 className="mt-2 text-display tracking-[0.06em]">{heading}</h1>
      <DisclosureLine />
      {children}
    </>
  );
}
