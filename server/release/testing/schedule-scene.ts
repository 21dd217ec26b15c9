/** The real app beside the model of a schedule. */
import { expect } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import type { ReleaseClient } from './release-client.ts';
import type { Live, ModelRelease } from './schedule-model.ts';
import { readSite, shown } from './schedule-site.ts';

export type People = Record<'ada' | 'ben' | 'cleo' | 'dora', ReleaseClient>;
export type Scene = {
  given: TestApp;
  /** The same site in a second process. */
  other: People;
  people: People;
  live: Live;
  releases: ModelRelease[];
  /** True if changes of products need approval. */
  reviewsProducts: boolean;
  made: { count: number };
  log: string[];
};

export const openReleases = ({ releases }: Scene) =>
  releases.filter(({ state }) => state === 'open');
export async function compare(scene: Scene) {
  expect(shown(await readSite(scene.people.cleo)), scene.log.join('\n')).toEqual(shown(scene.live));
}
