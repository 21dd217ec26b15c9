import { expect, test } from 'vitest';
import { inEachLanguage } from '#contract/language.ts';
import { publicationSentence, publicationState, saveLabel } from './publication.ts';

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
])('a text to be published at %s is %s', (publishAt, state) => {
  expect(publicationState(publishAt, now)).toBe(state);
});

test('an editor reads who sees the text, and from when', () => {
  expect(publicationSentence(null, now)).toBe('Draft: visitors do not see it.');
  expect(publicationSentence(past, now)).toMatch(/^Published: .* since Nov 1, 2026, 9:00/);
  expect(publicationSentence(future, now)).toMatch(/^Scheduled: .* from Dec 24, 2026, 6:30/);
});

test.each([
  ['Save draft', texts(null, null), texts(null, null)],
  ['Save draft', texts(past, null), texts(null, null)],
  ['Publish', texts(null, null), texts(past, null)],
  ['Publish', texts(future, null), texts(past, future)],
  ['Schedule', texts(null, past), texts(future, past)],
  ['Save', texts(past, null), texts(past, null)],
  ['Save', texts(future, null), texts(future, null)],
])('the button says %s', (label, saved, typed) => {
  expect(saveLabel(saved, typed, now)).toBe(label);
});
