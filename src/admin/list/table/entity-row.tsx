import { Link, type LinkProps } from '@tanstack/react-router';
import { Copy, Eye, Pencil } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { buttonClass } from '../../../ui/button.ts';
import { LogoTile } from '../../../ui/image/logo-tile.tsx';
import type { NewAt } from '../../form/new/new-at.ts';
import { useAdminTexts } from '../../language.ts';
import { useMayWrite } from '../../people/sign-in/use-session.ts';
import { PendingMark, useIsDeleted } from '../../release/list/pending-rows.tsx';
import type { Status } from '../row-status.ts';
import { type ChosenIds, ChosenIdsContext, useIsChosen } from '../selection.ts';
import { useStaleStatuses } from '../stale-translations.tsx';
import { StatusChips } from '../status-chips.tsx';
import { quietClass } from './table-frame.tsx';

type Props = {
  id: number;
  name: string;
  /** Undefined in a list without images. */
  image?: string | null;
  /** The texts of the columns after the name, in their order. On phones, they are shown in a line below the name. */
  cells: Record<string, string | null>;
  /** Replaces the text of a cell where there are columns. The text stays for screen readers. */
  drawn?: Record<string, ReactNode>;
  statuses?: Status[];
  edit: LinkProps;
  /** The form in which a duplicate of the row opens. */
  newAt?: NewAt;
  /** Buttons next to Edit. */
  children?: ReactNode;
};

/** The cells of a row. */
export function EntityRow({ id, name, image, cells, statuses, ...row }: Props) {
  const { edit, newAt, drawn, children } = row;
  const { list: text, shared } = useAdminTexts();
  const mayWrite = useMayWrite();
  const chosenIds = use(ChosenIdsContext);
  const isDeleted = useIsDeleted(id);
  const [verb, Icon] = mayWrite ? (['edit', Pencil] as const) : (['open', Eye] as const);
  const allStatuses = [...(statuses ?? []), ...useStaleStatuses(id)];
  const details = Object.values(cells).filter(Boolean).join(' · ');
  return (
    <>
      {chosenIds && mayWrite && (
        <RowChoice id={id} label={text.row.choose(name)} chosenIds={chosenIds} />
      )}
      <td className="flex min-w-0 flex-1 basis-[58%] @min-[40rem]:basis-[34%] items-center gap-3">
        {image !== undefined && <LogoTile name={name} url={image} size="tiny" />}
        <div className="min-w-0 flex-1">
          <p dir="auto" className={`truncate font-strong ${isDeleted ? 'line-through' : ''}`}>
            <Link {...edit} className="underline-offset-4 hover:underline">
              {name}
            </Link>
          </p>
          <p className="truncate text-muted @min-[54rem]:hidden">{details}</p>
          {!statuses && <PendingMark id={id} />}
        </div>
      </td>
      {Object.entries(cells).map(([column, cell]) => (
        <td
          key={column}
          title={cell ?? undefined}
          className="figures hidden min-w-0 truncate text-muted @min-[54rem]:block"
        >
          {drawn?.[column] ? (
            <>
              <span className="sr-only">{cell}</span>
              {drawn[column]}
            </>
          ) : (
            cell
          )}
        </td>
      ))}
      {statuses && (
        <td className="block min-w-min flex-1 basis-[30%] @min-[40rem]:basis-[18%] @min-[54rem]:min-w-0">
          {allStatuses.length > 0 && <StatusChips statuses={allStatuses} />}
          <PendingMark id={id} />
        </td>
      )}
      <td className={`ml-auto flex justify-end ${quietClass}`}>
        {children}
        {newAt && mayWrite && (
          <Link
            to={newAt}
            search={{ copy: id }}
            title={shared.duplicate}
            className={buttonClass.rowIcon}
          >
            <Copy className="size-4" strokeWidth={1.75} aria-hidden="true" />
            <span className="sr-only">{text.row.duplicate(name)}</span>
          </Link>
        )}
        <Link {...edit} title={shared[verb]} data-edit className={buttonClass.rowIcon}>
          <Icon className="size-4" strokeWidth={1.75} aria-hidden="true" />
          <span className="sr-only">{text.row[verb](name)}</span>
        </Link>
      </td>
    </>
  );
}

type ChoiceProps = { id: number; label: string; chosenIds: ChosenIds };

const RowChoice = ({ id, label, chosenIds }: ChoiceProps) => (
  <td className="block">
    <label className="flex size-7 items-center justify-center">
      <input
        type="checkbox"
        className="size-4 accent-brass"
        checked={useIsChosen(chosenIds, id)}
        onChange={() => chosenIds.toggle(id)}
      />
      <span className="sr-only">{label}</span>
    </label>
  </td>
);
