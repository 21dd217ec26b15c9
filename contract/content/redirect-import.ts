import { z } from 'zod';
import { maxSheetLength } from '../catalogue/sheet/sheet.ts';
import { boundedText } from '../field-schema.ts';
import { parseUrl } from '../parse-url.ts';

/** The most redirects that one file can have. */
export const maxRedirectLines = 25_000;

const maxHost = 253;

/** Returns the host of a site without `www.`, which most sites answer with and without. */
export const hostOfSite = (site: string): string | undefined => {
  const url = parseUrl(/^https?:\/\//i.test(site) ? site : `https://${site}`);
  return url?.hostname.replace(/^www\./, '') || undefined;
};

export const redirectImport = z.object({
  csv: boundedText(maxSheetLength, 'Choose a file').min(1, 'The file is empty').meta({
    description:
      'A CSV file with the columns `old` and `new`, an export of Redirection or Yoast SEO Premium, or lines of a .htaccess file',
  }),
  old_site: boundedText(maxHost)
    .refine(
      (site) => site === '' || hostOfSite(site) !== undefined,
      'Must be a host such as old.example',
    )
    .default('')
    .meta({ description: 'The host of the previous site, which is removed from the addresses' }),
  dry_run: z.boolean().default(true),
});
export type RedirectImport = z.output<typeof redirectImport>;
