/** A made-up WordPress site, whose export can be written. `items` returns the same items whenever it's called. */
export type OldSite = {
  name: string;
  host: string;
  language: string;
  /** The version of the export format. */
  version: '1.0' | '1.1' | '1.2';
  authors: OldAuthor[];
  terms: OldTerm[];
  items: () => Iterable<OldItem>;
};

type OldAuthor = { id: number; login: string; name: string };

export type OldTerm = {
  id: number;
  taxonomy: string;
  slug: string;
  name: string;
  parent?: string;
};

export type OldItem = {
  id: number;
  type: string;
  slug: string;
  title: string;
  status?: string;
  day?: number;
  author?: string;
  content?: string;
  excerpt?: string;
  parent?: number;
  menuOrder?: number;
  password?: string;
  terms?: OldTerm[];
  meta?: [key: string, value: string][];
  /** Below /wp-content/uploads, or an address of its own. */
  file?: string;
  guid?: string;
  comments?: number;
  /** Written as windows-1254, although the file says it's UTF-8. */
  isWindows?: boolean;
  /** Fields that the item lacks. */
  without?: string[];
};

const firstDay = Date.UTC(2022, 0, 3, 9, 30);

export const dateOf = ({ day = 0 }: OldItem) => new Date(firstDay + day * 86_400_000);

const isAddress = (file: string) => /^[a-z]+:/i.test(file);

export const fileUrl = ({ host }: OldSite, file: string) =>
  isAddress(file) ? file : `https://${host}/wp-content/uploads/${file}`;
