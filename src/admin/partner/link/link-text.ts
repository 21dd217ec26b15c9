import { isLanguage } from '#contract/language.ts';
import type { LinkCheck } from '#contract/partner/link-check.ts';
import type { LinkedKind, LinkPlace, LinkState } from '#contract/partner/link-state.ts';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';
import { formatTime, languageName } from '../../format.ts';
import type { Status } from '../../list/row-status.ts';

export const linkTones: Record<LinkState, Status['tone']> = {
  broken: 'bad',
  moved: 'warning',
  failing: 'warning',
  unclear: 'quiet',
  good: 'good',
  unchecked: 'quiet',
};

type Text = AdminTexts['link'];
type Facts = Text['facts'];

export function placeOfUse({ kind, place }: { kind: LinkedKind; place: LinkPlace }, text: Text) {
  if (isLanguage(place)) return `${text.kinds[kind]}, ${languageName(place)}`;
  return `${text.kinds[kind]}${text.places[place]}`;
}

function failureOf({ state, error, failing_since }: LinkCheck, text: Facts): string[] {
  if (error === null) return [];
  if (failing_since === null) return [text.lookYourself(error)];
  const since = text.failingSince(error, formatTime(failing_since));
  return [state === 'failing' ? `${since} ${text.brokenTomorrow}` : since];
}

export function factsOfLink(link: LinkCheck, text: Facts): string[] {
  const { destination, accepted_destination, state, failing_since } = link;
  const isMoved = state === 'moved';
  return [
    ...failureOf(link, text),
    ...(destination !== null && !isMoved
      ? [failing_since === null ? text.leads(destination) : text.led(destination)]
      : []),
    ...(isMoved ? [text.moved(destination ?? '', accepted_destination ?? '')] : []),
  ];
}
