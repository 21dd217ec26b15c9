import { expect, test } from 'vitest';
import { inEachLanguage } from '#contract/language.ts';
import { texts as english } from '../../../../messages/en/admin/content/content-page.ts';
import { publicationSentence, publicationState, saveAction } from './publication.ts';

const now = '2026-11-23 12:00:00';
const past = '2026-11-01 09:00:00';
const future = '2026-12-24 18:30:00';

const texts = (en: string | null, tr: string | null) => ({
  ...inEachLanguage(() => ({ publish_at: null as string | null })),
  en: { publish_at: en },
  tr: { publish_at: tr },
});

test.each([
  [null, 'draft'],
  [past, 'published'],
  [now, 'published'],
  [future, 'scheduled'],
])('a page with the publication time %s is %s', (publishAt, state) => {
  expect(publicationState(publishAt, now)).toBe(state);
});

const sentence = (publishAt: string | null) =>
  publicationSentence(publishAt, now, english.publication);

test('the editor sees who can view the page, and from when', () => {
  expect(sentence(null)).toBe('Draft: visitors can’t see it.');
  expect(sentence(past)).toMatch(/^Published: .* since Nov 1, 2026, 9:00/);
  expect(sentence(future)).toMatch(/^Scheduled: .* from Dec 24, 2026, 6:30/);
});

test.each<[string | undefined, ...ReturnType<typeof texts>[]]>([
  ['draft', texts(null, null), texts(null, null)],
  ['draft', texts(past, null), texts(null, null)],
  ['publish', texts(null, null), texts(past, null)],
  ['publish', texts(future, null), texts(past, future)],
  ['schedule', texts(null, past), texts(future, past)],
  [undefined, texts(past, null), texts(past, null)],
  [undefined, texts(future, null), texts(future, null)],
])('the save button has the label for the action %s', (action, saved, typed) => {
  expect(saveAction(saved, typed, now)).toBe(action);
});
