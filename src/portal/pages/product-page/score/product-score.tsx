import { Link } from '@tanstack/react-router';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { pagePath } from '#contract/page-path.ts';
import { BlockFrame } from '../../../blocks/block-frame.tsx';
import { OfferChanges } from '../../../cards/offer-changes.tsx';
import type { DescribedScore } from './describe-score.ts';
import { reasonsAnchor } from './reasons-anchor.ts';

const icon = { strokeWidth: 1.75, 'aria-hidden': true } as const;
const good = 'mt-1 size-4 shrink-0 text-good';
const bad = 'mt-1 size-4 shrink-0 text-muted';

type Props = { score: DescribedScore };

/**
 * Shows what editors think of a partner, and how its rating was calculated. A default export, because React's `lazy`
 * requires one.
 */
export default function ProductScore({ score }: Props) {
  const { verdictTitle, verdict, pros, cons, criteria } = score;
  const hasVerdict = verdict !== null || pros.length + cons.length > 0;
  return (
    <div className="flex flex-col gap-10">
      {hasVerdict && (
        <BlockFrame title={verdictTitle}>
          <Verdict score={score} />
        </BlockFrame>
      )}
      {criteria.length > 0 && <Reasons score={score} />}
    </div>
  );
}

const Verdict = ({ score: { texts, verdict, pros, cons } }: Props) => (
  <div className="flex flex-col gap-5">
    {verdict && (
      <p dir="auto" className="max-w-[40rem] text-body">
        {verdict}
      </p>
    )}
    {pros.length + cons.length > 0 && (
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <Arguments title={texts.pros} icon={<Check {...icon} className={good} />} lines={pros} />
        <Arguments title={texts.cons} icon={<Minus {...icon} className={bad} />} lines={cons} />
      </div>
    )}
  </div>
);

const Reasons = ({ score: { title, texts, criteria, rating } }: Props) => (
  <BlockFrame title={title} anchor={reasonsAnchor}>
    <div className="rounded-card border border-line bg-raised">
      <ul className="divide-y divide-line">
        {criteria.map((criterion) => (
          <Criterion key={criterion.name} texts={texts} {...criterion} />
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-2 border-line border-t px-4 py-3 text-muted text-small">
        <span>{rating}</span>
        <Link
          to={pagePath.howWeRate}
          className="inline-block min-h-6 underline underline-offset-4 hover:text-brass"
        >
          {texts.method}
        </Link>
      </p>
    </div>
  </BlockFrame>
);

type ArgumentsProps = { title: string; icon: ReactNode; lines: string[] };

const Arguments = ({ title, icon, lines }: ArgumentsProps) =>
  lines.length > 0 && (
    <div className="min-w-0">
      <h3 className="font-strong">{title}</h3>
      <ul className="mt-2 flex flex-col gap-2">
        {lines.map((line) => (
          <li key={line} className="flex gap-2">
            {icon}
            <span dir="auto" className="min-w-0 break-words">
              {line}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );

type CriterionProps = DescribedScore['criteria'][number] & Pick<DescribedScore, 'texts'>;

function Criterion({ texts, name, weight, points, figure, share, ...given }: CriterionProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 px-4 py-3">
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-2">
        <h3 dir="auto" className="break-words font-strong">
          {name}
        </h3>
        <span className="text-muted text-small">{weight}</span>
      </div>
      <p className="figures">
        <span className={figure ? 'sr-only' : 'text-muted text-small'}>{points}</span>
        {figure && (
          <span aria-hidden="true">
            <span className="font-heading font-strong">{figure}</span>
            <span className="text-muted text-small">/5</span>
          </span>
        )}
      </p>
      <svg
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="col-span-2 h-1 w-full rounded-full bg-line"
      >
        <rect width={share * 100} height="1" className="fill-brass" />
      </svg>
      {given.reason && (
        <p dir="auto" className="col-span-2 max-w-[40rem] break-words pt-1">
          {given.reason}
        </p>
      )}
      <p className="col-span-2 text-muted text-small empty:hidden">
        {given.given}
        {given.given && given.source && ' · '}
        {given.source && (
          <a
            href={given.source}
            rel="nofollow noopener noreferrer"
            className="inline-block min-h-6 underline underline-offset-4 hover:text-brass"
          >
            {texts.source}
          </a>
        )}
      </p>
      <div className="col-span-2 empty:hidden">
        <OfferChanges title={texts.changes} changes={given.changes.map((line) => ({ line }))} />
      </div>
    </li>
  );
}
