/** What a WordPress export contains, one record at a time and in the order of the file. Missing texts are empty. */
export type ExportRecord = ExportSite | ExportAuthor | ExportTerm | ExportItem | LeftOut;

export type ExportSite = {
  kind: 'site';
  title: string;
  description: string;
  link: string;
  language: string;
  /** The address of WordPress, and of the blog, which can be in a folder of a network. */
  siteUrl: string;
  blogUrl: string;
  version: string;
};

export type ExportAuthor = {
  kind: 'author';
  line: number;
  id: number | undefined;
  login: string;
  displayName: string;
};

export type ExportTerm = {
  kind: 'term';
  line: number;
  id: number | undefined;
  taxonomy: string;
  /** As WordPress stores it: percent-encoded if it isn't ASCII. */
  slug: string;
  name: string;
  /** The slug of the parent. */
  parent: string;
  description: string;
};

export type ItemTerm = { taxonomy: string; slug: string; name: string };

export type ItemMeta = { key: string; value: string };

export type ExportItem = {
  kind: 'item';
  line: number;
  id: number | undefined;
  guid: string;
  /** Any type, such as post, page, attachment, nav_menu_item or those of themes and plugins. */
  type: string;
  status: string;
  slug: string;
  link: string;
  title: string;
  creator: string;
  /** As WordPress writes them: 2024-05-01 09:30:00, or zeros for drafts. */
  date: string;
  dateGmt: string;
  modifiedGmt: string;
  content: string;
  excerpt: string;
  parentId: number | undefined;
  menuOrder: number;
  hasPassword: boolean;
  isSticky: boolean;
  terms: ItemTerm[];
  meta: ItemMeta[];
  attachmentUrl: string;
  comments: number;
};

/** A record that breaks a bound, or lacks what every record has. */
export type LeftOut = {
  kind: 'left_out';
  element: string;
  line: number;
  title: string;
  reason: string;
};

/** Grows while the export is read. */
export type ExportCounts = {
  encoding: string;
  bytes: number;
  lines: number;
  items: number;
  leftOut: number;
  comments: number;
  /** Characters that XML forbids, such as control characters. They are left out. */
  forbiddenCharacters: number;
  /** Stretches of windows-1254 in a file that is otherwise UTF-8. */
  windowsStretches: number;
};
