import type { PublicationState } from '#contract/content/publication-state.ts';
import { type Language, languages } from '#contract/language.ts';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';
import { formatSiteTime, languageName } from '../../format.ts';
import type { Status } from '../../list/row-status.ts';

type Text = AdminTexts['contentPage'];

type PublishTimes = Record<Language, { publish_at: string | null }>;

/** Derives the state of a page. Both times are in the site's time zone, such as 2026-12-31 23:59:00. */
export function publicationState(publishAt: string | null, now: string): PublicationState {
  if (publishAt === null) return 'draft';
  return publishAt > now ? 'scheduled' : 'published';
}

/** Describes what visitors see of a page with this publication time, and when. */
export function publicationSentence(
  publishAt: string | null,
  now: string,
  text: Text['publication'],
): string {
  const state = publicationState(publishAt, now);
  if (publishAt === null || state === 'draft') return text.draft;
  const time = formatSiteTime(publishAt);
  return text[state](time);
}

type SaveAction = keyof Text['publication']['save'];

/** Returns the effect of saving, for the label of the save button. If there are several, the most far-reaching one. */
export function saveAction(
  saved: PublishTimes,
  typed: PublishTimes,
  now: string,
): SaveAction | undefined {
  const states = languages.map((language) => ({
    before: publicationState(saved[language].publish_at, now),
    after: publicationState(typed[language].publish_at, now),
  }));
  if (states.some(({ before, after }) => after === 'published' && before !== after)) {
    return 'publish';
  }
  if (states.some(({ before, after }) => after === 'scheduled' && before !== after)) {
    return 'schedule';
  }
  return states.every(({ after }) => after === 'draft') ? 'draft' : undefined;
}

const tones: Record<PublicationState, Status['tone']> = {
  draft: 'quiet',
  scheduled: 'plain',
  published: 'good',
};

export const publicationChips = (
  page: Partial<Record<Language, { state: PublicationState }>>,
  languages: readonly Language[],
  text: Text,
): Status[] =>
  languages.flatMap((language) => {
    const { state } = page[language] ?? {};
    if (!state) return [];
    const label = text.stateIn(languageName(language), text.states[state].one);
    return [{ label, tone: tones[state] }];
  });
