/** The commands that every portal has: the screens and actions that the person's role allows. */
import { useNavigate } from '@tanstack/react-router';
import { useAdminTexts } from '../../language.ts';
import { useSeesMoney, useWritesMoney } from '../../money/use-money-right.ts';
import { useLogOut } from '../../people/sign-in/use-log-out.ts';
import { useMayWrite, useSession } from '../../people/sign-in/use-session.ts';
import { entityScreens, named, type Screen, screensBelow } from '../menu/entity-screen.ts';
import { dashboard, screenGroupsFor } from '../menu/menu-group.ts';
import type { Command } from './command.ts';

const screens: Screen[] = [
  ...screensBelow('facts'),
  { to: '/admin/facts/grid', title: named('factGrid') },
  { to: '/admin/facts/partners', title: named('partnerFacts') },
  ...screensBelow('pages'),
  { to: '/admin/reports/speed', title: named('pageSpeed') },
  { to: '/admin/searches', title: ({ inbox }) => inbox.missedSearch.title },
  { to: '/admin/translations', title: ({ form }) => form.stale.title },
  { to: '/admin/help', title: ({ frame }) => frame.help.title },
];
const { product, settings: site, 'promo-code': promoCode, ...others } = entityScreens;
const settings: Screen[] = [
  site,
  { to: '/admin/settings/people', title: ({ people }) => people.title },
  { to: '/admin/settings/approval', title: ({ fourEyes }) => fourEyes.title },
  { to: '/admin/settings/webhooks', title: ({ webhook }) => webhook.title },
  ...screensBelow('settings').filter((screen) => screen !== site),
  { to: '/admin/settings/move-in', title: named('moveIn') },
  { to: '/admin/settings/setup', title: ({ setup }) => setup.title },
];
const creations: Screen[] = [product, promoCode, ...Object.values(others)].flatMap(
  ({ create }) => create ?? [],
);

const moneyScreens: Screen[] = [
  { to: '/admin/money/places', title: named('moneyPlaces') },
  { to: '/admin/money/rates', title: named('moneyRates') },
];
const newProgramme: Screen = {
  to: '/admin/programmes/new',
  title: ({ programme }) => programme.create,
};

export function useCommands(): Command[] {
  const texts = useAdminTexts();
  const { frame } = texts;
  const navigate = useNavigate();
  const logOut = useLogOut();
  const session = useSession();
  const isOwner = session?.role === 'owner';
  const seesMoney = useSeesMoney();
  const writesMoney = useWritesMoney();
  const mayWrite = useMayWrite();

  const menu = [dashboard, ...screenGroupsFor(session).flatMap(({ screens }) => screens)];
  const opens =
    (kind: Command['kind']) =>
    ({ to, title }: Screen): Command => ({
      key: to,
      name: title(texts),
      kind,
      run: () => navigate({ to }),
    });
  return [
    ...[...menu, ...screens, ...(seesMoney ? moneyScreens : []), ...(isOwner ? settings : [])].map(
      opens('screen'),
    ),
    ...[...(mayWrite ? creations : []), ...(writesMoney ? [newProgramme] : [])].map(
      opens('action'),
    ),
    {
      key: 'site',
      name: frame.viewSite,
      kind: 'action',
      run: () => window.open('/', '_blank', 'noopener'),
    },
    { key: 'logout', name: frame.logOut, kind: 'action', run: logOut },
  ];
}
