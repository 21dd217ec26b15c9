import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '../../../ui/button.ts';
import { PageTitle } from '../../frame/page-title.tsx';
import type { LoadedFollow } from './load-follow.ts';

/** A plain form, which works without JavaScript. Asks visitors who aren't signed in to sign in first. */
export function FollowPage(props: LoadedFollow) {
  const { texts, name, lead, byEmail, feed, refusal } = props;
  const startsByEmail = new URLSearchParams(useLocation().searchStr).get('by_email') === 'yes';
  return (
    <div className="flex flex-col gap-8">
      <PageTitle>{texts.title}</PageTitle>
      <div className="flex flex-col gap-4">
        <h1 className="text-display tracking-[0.06em]">{texts.heading}</h1>
        <p dir="auto" className="wrap-anywhere font-heading font-strong text-large">
          {name}
        </p>
        <p className="max-w-[40rem] text-large text-muted">{lead}</p>
      </div>
      <form
        method="post"
        className="flex flex-col gap-5 rounded-card border border-line bg-raised p-5 sm:p-6"
      >
        <h2 className="text-title">{texts.withAccount}</h2>
        {refusal && (
          <p
            role="alert"
            className="rounded-control border border-danger-line bg-danger-ground px-4 py-3"
          >
            {texts.refusals[refusal]}
          </p>
        )}
        <p className="text-muted">{texts.accountText}</p>
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            name="by_email"
            value="yes"
            defaultChecked={startsByEmail}
            aria-describedby="consent"
            className="size-5 shrink-0 accent-brass"
          />
          {byEmail}
        </label>
        <p id="consent" className="-mt-3 text-muted text-small">
          {texts.consent}
        </p>
        <button type="submit" className={`${buttonClass.primary} min-h-11 self-start`}>
          {texts.follow}
        </button>
      </form>
      <Section title={texts.withoutAccount}>
        <p className="text-muted">{texts.feedText}</p>
        <p className="wrap-anywhere">
          <a href={feed} rel="nofollow" className="underline underline-offset-4 hover:text-brass">
            {feed}
          </a>
        </p>
      </Section>
    </div>
  );
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="flex flex-col gap-3">
    <h2 className="text-title">{title}</h2>
    {children}
  </section>
);
