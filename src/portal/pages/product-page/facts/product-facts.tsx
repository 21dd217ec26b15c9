import type { ReactNode } from 'react';
import { BlockFrame } from '../../../blocks/block-frame.tsx';
import type { FactTexts } from '../load-product.ts';
import type { DescribedFacts } from './describe-facts.ts';

type Props = { texts: FactTexts; facts: DescribedFacts };
type CheckedFact = DescribedFacts['source'];
type TableProps = { texts: FactTexts; isOwn: (fact: CheckedFact) => boolean };

/** Starts with the licence and payments, which visitors care about most. */
export function ProductFacts({ texts, facts }: Props) {
  const { licences, payments, others, source } = facts;
  // Most facts come from the same check, which is mentioned once, at the end.
  const isOwn = ({ href, checked }: CheckedFact) =>
    href !== source.href || checked !== source.checked;
  return (
    <BlockFrame title={texts.title}>
      <div className="flex flex-col gap-6">
        {licences.length > 0 && <Licences texts={texts} licences={licences} isOwn={isOwn} />}
        {payments.length > 0 && <Payments texts={texts} payments={payments} isOwn={isOwn} />}
        {others.length > 0 && (
          <dl className="grid gap-x-6 gap-y-3 rounded-card border border-line bg-raised p-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
            {others.map(({ label, value }) => (
              <div key={label} className="contents">
                <dt className="text-muted text-small sm:pt-0.5">{label}</dt>
                <dd dir="auto" className="-mt-2 min-w-0 sm:mt-0">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        )}
        <Checked texts={texts} {...source} />
      </div>
    </BlockFrame>
  );
}

type FactTableProps<Fact> = {
  facts: Fact[];
  columns: { heading: string; cell: (fact: Fact) => ReactNode }[];
};

const FactTable = <Fact,>({ facts, columns }: FactTableProps<Fact>) => (
  <div className="wrap-normal w-full rounded-card border border-line bg-raised">
    <table className="w-full">
      <thead className="cramped:sr-only">
        <tr>
          {columns.map(({ heading }) => (
            <th
              key={heading}
              className="px-3 py-2 text-left align-bottom font-normal text-muted text-small first:pl-4"
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {facts.map((fact, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two facts may read the same
          <tr key={row} className="border-line border-t cramped:block">
            {columns.map(({ heading, cell }) => (
              <td key={heading} className="px-3 py-3 align-top first:pl-4 cramped:block">
                {cell(fact)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const Licences = ({ texts, licences, isOwn }: TableProps & Pick<DescribedFacts, 'licences'>) => (
  <FactTable
    facts={licences}
    columns={[
      {
        heading: texts.licence,
        cell: ({ regulator, country, operatesHere }) => (
          <>
            <p dir="auto" className="font-strong">
              {regulator}
            </p>
            <p className="text-muted text-small">
              {[country, operatesHere && texts.operatesHere].filter(Boolean).join(' · ')}
            </p>
          </>
        ),
      },
      {
        heading: texts.number,
        cell: (licence) => (
          <>
            <p className="wrap-anywhere">
              {licence.register ? (
                <FactLink href={licence.register}>{licence.number ?? texts.register}</FactLink>
              ) : (
                licence.number
              )}
            </p>
            <p dir="auto" className="text-small">
              <span className={licence.isValid ? 'text-good' : 'text-danger'}>{licence.state}</span>
              {licence.holder && <span className="text-muted"> · {licence.holder}</span>}
            </p>
            {licence.complaints && (
              <p className="text-small">
                <FactLink href={licence.complaints}>{texts.complain}</FactLink>
              </p>
            )}
            {isOwn(licence) && <Checked texts={texts} {...licence} />}
          </>
        ),
      },
    ]}
  />
);

const Payments = ({ texts, payments, isOwn }: TableProps & Pick<DescribedFacts, 'payments'>) => (
  <FactTable
    facts={payments}
    columns={[
      {
        heading: texts.payment,
        cell: (payment) => (
          <>
            <p dir="auto" className="font-strong">
              {payment.method}
            </p>
            <p className="text-muted text-small">{payment.direction}</p>
            {isOwn(payment) && <Checked texts={texts} {...payment} />}
          </>
        ),
      },
      {
        heading: texts.amount,
        cell: ({ amount, fee }) => (
          <>
            <p className="figures">{amount}</p>
            {fee && (
              <p dir="auto" className="text-muted text-small">
                {fee}
              </p>
            )}
          </>
        ),
      },
      { heading: texts.time, cell: ({ time }) => <p className="figures">{time}</p> },
    ]}
  />
);

const Checked = ({ texts, href, checked, isOutdated }: CheckedFact & Pick<Props, 'texts'>) => (
  <p className="text-muted text-small empty:hidden">
    <span className={isOutdated ? 'text-warning' : undefined}>{checked}</span>
    {checked && href && ' · '}
    {href && <FactLink href={href}>{texts.source}</FactLink>}
  </p>
);

const FactLink = ({ href, children }: { href: string; children: string }) => (
  <a
    href={href}
    rel="nofollow noopener noreferrer"
    className="inline-block min-h-6 underline underline-offset-4 hover:text-brass"
  >
    {children}
  </a>
);
