import type { FollowedTarget } from '../../db/repositories/visitor/follow.ts';
import type { MadeRead, PageAddress, PageRead } from './loaded-page.ts';
import type { EntityKey } from './shown-entity.ts';

export type ShownFeed = {
  path: string;
  /** Undefined for the feed of guides and reviews. */
  followed: FollowedTarget | undefined;
  entries: Set<EntityKey>;
};

export type ShownList = {
  list: PageRead['name'];
  category: string | null;
  /** The cards of the list, in order. */
  cards: EntityKey[];
  offset: number;
};

export type ShownPage = PageAddress & {
  isShown: boolean;
  title: string;
  /** The entities of each card, including its own. */
  cards: Map<EntityKey, Set<EntityKey>>;
  /** The pages that the footer links to. It is read each time, also if the rest of the page is kept. */
  footer: ReadonlySet<EntityKey>;
  lists: ShownList[];
  made: MadeRead[];
  further: string[];
};

export type SiteMap = {
  pages: Map<string, ShownPage>;
  names: Map<EntityKey, string>;
  feeds: ShownFeed[];
  /** How many pages weren't looked at. */
  unread: number;
};
