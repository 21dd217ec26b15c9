import type { PublicationState } from '#contract/content/publication-state.ts';
import { type Language, languageFacts, languages } from '#contract/language.ts';
import { formatSiteTime } from '../format.ts';
import type { Status } from '../list/row-status.ts';

type PublishTimes = Record<Language, { publish_at: string | null }>;

/** Both times are local times of the site, such as 2026-12-31 23:59:00. */
export function publicationState(publishAt: string | null, now: string): PublicationState {
  if (publishAt === null) return 'draft';
  return publishAt > now ? 'scheduled' : 'published';
}

/** A sentence tells the editor what visitors see of a text that is published at a time. */
export function publicationSentence(publishAt: string | null, now: string): string {
  const state = publicationState(publishAt, now);
  if (publishAt === null || state === 'draft') return 'Draft: visitors do not see it.';
  const time = formatSiteTime(publishAt);
  return state === 'scheduled'
    ? `Scheduled: visitors see it from ${time} on.`
    : `Published: visitors see it, since ${time}.`;
}

/** The save button says what its press does to the texts, the furthest first. */
export function saveLabel(saved: PublishTimes, typed: PublishTimes, now: string): string {
  const states = languages.map((language) => ({
    before: publicationState(saved[language].publish_at, now),
    after: publicationState(typed[language].publish_at, now),
  }));
  if (states.some(({ before, after }) => after === 'published' && before !== after)) {
    return 'Publish';
  }
  if (states.some(({ before, after }) => after === 'scheduled' && before !== after)) {
    return 'Schedule';
  }
  return states.every(({ after }) => after === 'draft') ? 'Save draft' : 'Save';
}

const chipOf: Record<PublicationState, Omit<Status, 'label'> & { word: string }> = {
  draft: { word: 'draft', tone: 'quiet' },
  scheduled: { word: 'scheduled', tone: 'warning' },
  published: { word: 'published', tone: 'good' },
};

export const publicationChips = (
  texts: Partial<Record<Language, { state: PublicationState }>>,
): Status[] =>
  languages.flatMap((language) => {
    const text = texts[language];
    if (!text) return [];
    const { word, tone } = chipOf[text.state];
    return [{ label: `${languageFacts[language].englishName}: ${word}`, tone }];
  });
