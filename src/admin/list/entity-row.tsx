import { Link, type LinkProps } from '@tanstack/react-router';
import { Copy, Eye, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/button.ts';
import { LogoTile } from '../../ui/image/logo-tile.tsx';
import type { NewAt } from '../form/new/new-at.ts';
import { useAdminTexts } from '../language.ts';
import { useMayWrite } from '../people/sign-in/use-session.ts';
import type { Status } from './row-status.ts';
import { StatusChips } from './status-chips.tsx';

type Props = {
  id: number;
  name: string;
  image: string | null;
  details: string;
  figure?: string;
  statuses: Status[];
  chosen?: boolean;
  onChoose?: () => void;
  edit?: LinkProps;
  /** The form that a duplicate of the row opens in. */
  newAt?: NewAt;
  /** Buttons next to Edit. */
  children?: ReactNode;
};

/** A row of any list. */
export function EntityRow({ id, name, image, details, figure, statuses, ...row }: Props) {
  const { chosen, onChoose, edit, newAt, children } = row;
  const { list: text, shared } = useAdminTexts();
  const mayWrite = useMayWrite();
  const isChoosable = onChoose && mayWrite;
  const [verb, Icon] = mayWrite ? (['edit', Pencil] as const) : (['open', Eye] as const);
  return (
    <div className="@container">
      <div
        data-row
        className="grid rounded-control has-[:focus-visible]:bg-lifted grid-cols-[auto_2.5rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 @min-[40rem]:grid-cols-[auto_2.5rem_minmax(0,5fr)_2.5rem_minmax(0,4fr)_auto]"
      >
        {isChoosable ? (
          <label className="flex size-7 items-center justify-center">
            <input
              type="checkbox"
              className="size-4 accent-brass"
              checked={chosen}
              onChange={onChoose}
            />
            <span className="sr-only">{text.row.choose(name)}</span>
          </label>
        ) : (
          <span />
        )}
        <LogoTile name={name} url={image} size="small" />
        <div className="col-span-2 min-w-0 @min-[40rem]:col-span-1">
          <p dir="auto" className="line-clamp-1 font-strong">
            {name}
          </p>
          <p className="line-clamp-1 text-muted text-small">
            <span className="figures">#{id}</span>
            {details && ` · ${details}`}
          </p>
        </div>
        <p className="figures hidden text-right @min-[40rem]:block">{figure}</p>
        <div
          className={`col-span-3 @min-[40rem]:col-span-1 @min-[40rem]:pl-0 ${isChoosable ? 'pl-10' : 'pl-3'}`}
        >
          {statuses.length > 0 && <StatusChips statuses={statuses} />}
        </div>
        <div className="flex justify-end">
          {children}
          {newAt && mayWrite && (
            <Link
              to={newAt}
              search={{ copy: id }}
              title={shared.duplicate}
              className={buttonClass.icon}
            >
              <Copy className="size-4" strokeWidth={1.75} aria-hidden="true" />
              <span className="sr-only">{text.row.duplicate(name)}</span>
            </Link>
          )}
          {edit && (
            <Link {...edit} title={shared[verb]} data-edit className={buttonClass.icon}>
              <Icon className="size-4" strokeWidth={1.75} aria-hidden="true" />
              <span className="sr-only">{text.row[verb](name)}</span>
            </Link>
          )}
        </div>
      </div>
    </div>
  );
}
