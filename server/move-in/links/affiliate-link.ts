/** A short link of a plugin, such as /recommends/lucky-harbor, which redirects to an affiliate address. */
export type AffiliateLink = {
  /** In the file: the row of a spreadsheet, or the line of an export. */
  line: number;
  name: string;
  slug: string;
  /** Undefined if only WordPress knows the folder that its links are in. */
  path: string | undefined;
  target: string;
  /** The HTTP status, such as 301. Undefined if the plugin's default applies. */
  redirectType: number | undefined;
  group: string;
};

export type LeftOutLink = { line: number; name: string; reason: string };
