import { Link, type LinkProps, useLocation } from '@tanstack/react-router';
import { CircleHelp, CircleUser, LogOut, type LucideIcon, Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { buttonClass } from '../../../ui/button.ts';
import { trpc } from '../../api.ts';
import { formatNumber } from '../../format.ts';
import { helpFor } from '../../help/help-target.ts';
import { useAdminTexts } from '../../language.ts';
import { EditorOnly } from '../../people/sign-in/editor-only.tsx';
import { useLogOut } from '../../people/sign-in/use-log-out.ts';
import { useSession } from '../../people/sign-in/use-session.ts';
import { WorkingMenu } from '../../release/working/working-menu.tsx';
import { LanguageMenu } from '../language-menu.tsx';
import { dashboard, screenGroupsFor } from './menu-group.ts';

const minute = 60_000;
const rowClass =
  'flex min-h-10 items-center gap-3 rounded-control px-3 text-muted hover:bg-lifted hover:text-ink aria-[current=page]:bg-lifted aria-[current=page]:text-ink lg:min-h-7 lg:text-small';
const iconClass = { className: 'size-4 shrink-0', strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The links of the side menu. On phones, they are shown below the header once the menu is opened. */
export function AdminMenu({ open, onChoose }: { open: boolean; onChoose: () => void }) {
  const texts = useAdminTexts();
  const text = texts.frame;
  const session = useSession();
  const logOut = useLogOut();
  return (
    <nav
      id="admin-menu"
      aria-label={text.admin}
      className={`${open ? 'flex' : 'hidden'} min-h-0 flex-1 flex-col gap-2 px-3 pt-1 pb-3 lg:flex lg:gap-0 lg:overflow-y-auto lg:pt-0 lg:pb-2`}
    >
      <WorkingMenu />
      <MenuLink
        to={dashboard.to}
        icon={dashboard.icon}
        name={dashboard.title(texts)}
        onChoose={onChoose}
      />
      {screenGroupsFor(session).map(({ name, screens }) => (
        <MenuGroup key={name} title={text.groups[name]}>
          {screens.map(({ to, title, icon, add, create }) => (
            <li key={to} className="flex items-center [&>:first-child]:flex-1">
              <MenuLink to={to} icon={icon} name={title(texts)} onChoose={onChoose}>
                {to === '/admin/inbox' && <UnreadCount />}
              </MenuLink>
              {add && create && (
                <AddLink to={create.to} label={text.add[add]} onChoose={onChoose} />
              )}
            </li>
          ))}
        </MenuGroup>
      ))}
      <div className="lg:mt-auto">
        <div className="flex items-center [&>:first-child]:flex-1">
          <MenuLink to="/admin/account" name={text.account} icon={CircleUser} onChoose={onChoose} />
          <HelpLink onChoose={onChoose} />
        </div>
        <div className="flex flex-wrap items-center gap-1">
          <button type="button" onClick={logOut} className={`flex-1 whitespace-nowrap ${rowClass}`}>
            <LogOut {...iconClass} />
            {text.logOut}
          </button>
          <LanguageMenu />
        </div>
      </div>
    </nav>
  );
}

function MenuGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div>
      <p id={id} className="px-3 pb-1 text-muted text-small lg:pb-0">
        {title}
      </p>
      <ul aria-labelledby={id}>{children}</ul>
    </div>
  );
}

type AddLinkProps = { to: LinkProps['to']; label: string; onChoose: () => void };

const AddLink = ({ to, label, onChoose }: AddLinkProps) => (
  <EditorOnly>
    <Link to={to} title={label} onClick={onChoose} className={buttonClass.rowIcon}>
      <Plus {...iconClass} />
      <span className="sr-only">{label}</span>
    </Link>
  </EditorOnly>
);

type LinkRowProps = {
  to: LinkProps['to'];
  name: string;
  icon: LucideIcon;
  onChoose: () => void;
  children?: ReactNode;
};

const MenuLink = ({ to, name, icon: Icon, onChoose, children }: LinkRowProps) => (
  <Link
    to={to}
    activeOptions={{ exact: to === '/admin', includeSearch: false }}
    onClick={onChoose}
    className={rowClass}
  >
    <Icon {...iconClass} />
    {name}
    {children}
  </Link>
);

/** Links to the section of the guides about the current screen. */
function HelpLink({ onChoose }: { onChoose: () => void }) {
  const { frame: text } = useAdminTexts();
  const pathname = useLocation({ select: (location) => location.pathname });
  const { guide, heading } = helpFor(pathname);
  return (
    <Link
      to="/admin/help/$guide"
      params={{ guide }}
      hash={heading}
      activeOptions={{ includeHash: false }}
      title={text.help.title}
      onClick={onChoose}
      className={buttonClass.rowIcon}
    >
      <CircleHelp {...iconClass} />
      <span className="sr-only">{text.help.title}</span>
    </Link>
  );
}

function UnreadCount() {
  const { inbox: text } = useAdminTexts();
  const { data } = trpc.admin.inquiry.list.useQuery(
    { unread: true, limit: 1 },
    { refetchInterval: minute },
  );
  if (!data?.total) return null;
  return (
    <span className="figures ml-auto rounded-full bg-brass px-2 font-strong text-on-brass text-small">
      {formatNumber(data.total)}
      <span className="sr-only">{text.unreadCount}</span>
    </span>
  );
}
