import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import {
  type KeptRow,
  type RestoredSample,
  type SampleRow,
  sampleKinds,
} from '#contract/site/sample.ts';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';
import { formatNumber, formatTime } from '../../format.ts';
import { entityLink } from '../../frame/menu/entity-screen.ts';
import { useAdminTexts } from '../../language.ts';

const kinds = sampleKinds.toReversed();

/** Shows how many rows of each kind can be removed, with the names on request. */
export function RemovableRows({ rows }: { rows: SampleRow[] }) {
  const { history, setup } = useAdminTexts();
  return (
    <ul aria-label={setup.sample.removable} className="grid gap-2 sm:grid-cols-2">
      {kinds
        .map((kind) => ({ kind, ofKind: rows.filter((row) => row.kind === kind) }))
        .filter(({ ofKind }) => ofKind.length > 0)
        .map(({ kind, ofKind }) => (
          <li key={kind} className="rounded-card border border-line bg-raised px-4 py-2">
            <details>
              <summary className="flex min-h-9 items-center justify-between gap-3">
                <span>{history.kinds[kind].chip}</span>
                <span className="figures font-heading font-strong">
                  {formatNumber(ofKind.length)}
                </span>
              </summary>
              <ul className="flex flex-col gap-1 border-line border-t py-2 text-muted text-small">
                {ofKind.toReversed().map(({ id, name }) => (
                  <li key={id} dir="auto">
                    {name}
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
    </ul>
  );
}

function reasonOf(row: KeptRow, { history, setup }: AdminTexts): string {
  const { sample: text } = setup;
  if (row.reason === 'changed') return text.changed(row.actor, formatTime(row.at));
  if (row.reason === 'reports-conversions') return text.reportsConversions;
  const { kind, name } = row.used_by;
  return text.refersTo(history.kinds[kind].kind, name);
}

export function KeptRows({ rows }: { rows: KeptRow[] }) {
  const texts = useAdminTexts();
  return (
    <RowSection id="sample-kept" title={texts.setup.sample.kept}>
      {rows.map((row) => (
        <Row
          key={`${row.kind} ${row.id}`}
          row={row}
          text={reasonOf(row, texts)}
          to={entityLink(row.kind, row.id)}
        />
      ))}
    </RowSection>
  );
}

export function LeftOutRows({ rows }: { rows: RestoredSample['left_out'] }) {
  const { refusal, setup } = useAdminTexts();
  return (
    <RowSection id="sample-left-out" title={setup.sample.leftOut}>
      {rows.map((row) => (
        <Row
          key={`${row.kind} ${row.id} ${row.message}`}
          row={row}
          text={refusal.translate(row.message)}
          to={{ to: '/admin/history', search: { kind: row.kind, of: row.id } }}
        />
      ))}
    </RowSection>
  );
}

type SectionProps = { id: string; title: string; children: ReactNode };

const RowSection = ({ id, title, children }: SectionProps) => (
  <section aria-labelledby={id} className="flex flex-col gap-2">
    <h3 id={id} className="font-strong">
      {title}
    </h3>
    <ul
      aria-labelledby={id}
      className="divide-y divide-line rounded-card border border-line bg-raised text-small"
    >
      {children}
    </ul>
  </section>
);

type RowProps = { row: SampleRow; text: string; to: LinkProps | undefined };

function Row({ row: { kind, name }, text, to }: RowProps) {
  const { history } = useAdminTexts();
  return (
    <li className="flex min-h-9 flex-wrap items-center gap-x-3 px-4 py-2">
      <Link
        {...to}
        dir="auto"
        className="min-w-0 underline decoration-line underline-offset-4 hover:decoration-ink"
      >
        {name}
      </Link>
      <span className="text-muted">
        {history.kinds[kind].kind}. {text}
      </span>
    </li>
  );
}
