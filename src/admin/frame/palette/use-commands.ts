/** The commands that every portal has: screens and actions, as far as the person's role allows them. */
import { useNavigate } from '@tanstack/react-router';
import { useAdminTexts } from '../../language.ts';
import { useLogOut } from '../../people/sign-in/use-log-out.ts';
import { useMayWrite, useSession } from '../../people/sign-in/use-session.ts';
import { dashboard, screenGroupsFor } from '../menu/screen-group.ts';
import type { Command } from './command.ts';

export function useCommands(): Command[] {
  const { frame, inbox, product, offer, contentPage, redirect, vocabulary, ...texts } =
    useAdminTexts();
  const navigate = useNavigate();
  const logOut = useLogOut();
  const isOwner = useSession()?.role === 'owner';
  const mayWrite = useMayWrite();

  const screens = [
    dashboard,
    ...screenGroupsFor(isOwner).flatMap(({ screens }) => [...screens]),
  ].map(({ to, name }) => ({ to, name: frame.screens[name] }));
  const below = [
    { to: '/admin/facts/regulators', name: frame.screens.regulators },
    { to: '/admin/facts/payment-methods', name: frame.screens.paymentMethods },
    { to: '/admin/facts/providers', name: frame.screens.providers },
    { to: '/admin/facts/partners', name: frame.screens.partnerFacts },
    { to: '/admin/redirects', name: frame.screens.redirects },
    { to: '/admin/reports/speed', name: frame.screens.pageSpeed },
    { to: '/admin/searches', name: inbox.missedSearch.title },
    { to: '/admin/help', name: frame.help.title },
  ] as const;
  const settings = [
    { to: '/admin/settings/site', name: texts.site.title },
    { to: '/admin/settings/people', name: texts.people.title },
    { to: '/admin/settings/webhooks', name: texts.webhook.title },
    { to: '/admin/settings/markets', name: texts.market.title },
    { to: '/admin/settings/scoring', name: texts.scoring.title },
    { to: '/admin/settings/setup', name: texts.setup.title },
  ] as const;
  const creations = [
    { to: '/admin/products/new', name: product.create },
    { to: '/admin/promocodes/new', name: offer.promoCode.new },
    { to: '/admin/banners/new', name: offer.banner.create },
    { to: '/admin/exclusive/new', name: offer.exclusive.create },
    { to: '/admin/facts/regulators/new', name: vocabulary.regulator.create },
    { to: '/admin/facts/payment-methods/new', name: vocabulary.paymentMethod.create },
    { to: '/admin/facts/providers/new', name: vocabulary.provider.create },
    { to: '/admin/pages/new', name: contentPage.create },
    { to: '/admin/redirects/new', name: redirect.create },
  ] as const;

  const opens =
    (kind: Command['kind']) =>
    ({ to, name }: { to: string; name: string }): Command => ({
      key: to,
      name,
      kind,
      run: () => navigate({ to }),
    });
  return [
    ...[...screens, ...below, ...(isOwner ? settings : [])].map(opens('screen')),
    ...(mayWrite ? creations : []).map(opens('action')),
    {
      key: 'site',
      name: frame.viewSite,
      kind: 'action',
      run: () => window.open('/', '_blank', 'noopener'),
    },
    { key: 'logout', name: frame.logOut, kind: 'action', run: logOut },
  ];
}
