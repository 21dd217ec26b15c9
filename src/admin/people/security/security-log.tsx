import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type SecurityEvent,
  type SecurityEventFilter,
  securityEventKinds,
} from '#contract/people/security-event.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Field, inputClass } from '../../../ui/field/field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { client, trpc } from '../../api.ts';
import { ExportButton } from '../../catalogue/sheet/sheet-links.tsx';
import { formatTime } from '../../format.ts';
import { useAdminTexts } from '../../language.ts';
import { StatusChips } from '../../list/status-chips.tsx';
import { LoadError } from '../../load-error.tsx';
import { TitledSection } from '../../titled-section.tsx';
import { deviceName } from '../device-name.ts';

const eventsAtOnce = 50;

export function SecurityLog() {
  const { signIn: text, shared } = useAdminTexts();
  const [filter, setFilter] = useState<SecurityEventFilter>({});
  const [limit, setLimit] = useState(eventsAtOnce);
  const { data, error, refetch } = trpc.admin.securityEvent.list.useQuery(
    { ...filter, limit },
    { placeholderData: keepPreviousData },
  );
  return (
    <TitledSection id="security-log" title={text.log} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <Field label={text.kind}>
          {(attributes) => (
            <select
              {...attributes}
              value={filter.kind ?? ''}
              onChange={({ target }) =>
                setFilter({
                  ...filter,
                  kind: securityEventKinds.find((kind) => kind === target.value),
                })
              }
              className={inputClass}
            >
              <option value="">{shared.all}</option>
              {securityEventKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {text.kinds[kind]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <label className="flex min-h-10.5 items-center gap-3 text-small">
          <input
            type="checkbox"
            checked={filter.outcome === 'refused'}
            onChange={({ target }) =>
              setFilter({ ...filter, outcome: target.checked ? 'refused' : undefined })
            }
            className="size-5 accent-brass"
          />
          {text.onlyRefused}
        </label>
        <ExportButton
          file="security-log.csv"
          load={() => client.admin.securityEvent.exportCsv.query(filter)}
        />
      </div>
      {!data && error && <LoadError error={error} retry={refetch} />}
      {!data && !error && <Skeleton className="h-48" />}
      {data?.items.length === 0 && <p className="text-muted">{text.noEvents}</p>}
      <ol aria-labelledby="security-log" className="flex flex-col gap-2">
        {data?.items.map((event) => (
          <li key={event.seq}>
            <EventEntry event={event} />
          </li>
        ))}
      </ol>
      {data && data.total > data.items.length && limit < 1000 && (
        <button
          type="button"
          onClick={() => setLimit(limit + eventsAtOnce)}
          className={`self-start ${buttonClass.quiet}`}
        >
          {text.showMore}
        </button>
      )}
    </TitledSection>
  );
}

function EventEntry({ event }: { event: SecurityEvent }) {
  const { signIn: text } = useAdminTexts();
  const { at, kind, outcome, actor, subject, detail, network, agent, new_network } = event;
  const place = [network, deviceName(agent ?? '')].filter(Boolean).join(', ');
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card border border-line bg-raised px-4 py-2.5 text-small">
      <p className="font-strong">{text.kinds[kind]}</p>
      {(outcome === 'refused' || new_network) && (
        <StatusChips
          statuses={[
            ...(outcome === 'refused' ? [{ label: text.refused, tone: 'bad' as const }] : []),
            ...(new_network ? [{ label: text.newNetwork, tone: 'warning' as const }] : []),
          ]}
        />
      )}
      <p dir="auto" className="wrap-anywhere">
        {[actor, subject === actor ? '' : subject, detail].filter(Boolean).join(' · ')}
      </p>
      <p className="wrap-anywhere text-muted md:ml-auto">
        {[place, formatTime(at)].filter(Boolean).join(' · ')}
      </p>
    </div>
  );
}
