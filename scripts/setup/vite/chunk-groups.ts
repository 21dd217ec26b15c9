/** The files that the browser code is divided into. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';

/** Packages that every page needs. They change only when upgraded, so browsers can cache them for a long time. */
const reactPackages = /vite\/preload-helper|node_modules\/(react|react-dom|scheduler)\//;
const routerPackages =
  /node_modules\/(use-sync-external-store|@tanstack\/(history|react-router|react-store|router-core|store))\//;

const root = join(import.meta.dirname, '../../..');

/** Resolves a path in the repository. Throws if it is missing, so that a moved or renamed file fails the build. */
export function existing(path: string): string {
  const whole = join(root, path);
  if (!existsSync(whole)) throw new Error(`The build names ${path}, which is missing.`);
  return whole;
}

/** Returns a predicate that matches modules in these files and folders. */
function ownFiles(...paths: string[]) {
  const named = paths.map(existing);
  return (id: string) => {
    const [file = id] = id.split('?');
    return named.some((path) => file === path || file.startsWith(`${path}/`));
  };
}

/** Needed by every page with a list, even one that shows no cards. */
const lists = ownFiles(
  'src/portal/cards/loaded-list.tsx',
  'src/portal/cards/loading-list.tsx',
  'src/portal/cards/catalogue-link.tsx',
  'src/portal/cards/offer-link.tsx',
  'src/portal/cards/offer-terms.tsx',
  'src/portal/cards/terms-line.ts',
  'src/portal/cards/paid-mark.tsx',
  'src/portal/cards/quiet-link.tsx',
  'src/portal/cards/report-link.tsx',
  'src/portal/market/adult-age.tsx',
  'src/portal/market/disclosure.tsx',
  'src/portal/saved/save-button.tsx',
  'src/portal/saved/save-button-slot.tsx',
  'src/ui/skeleton.tsx',
  'src/ui/use-media.ts',
  'src/ui/image/logo-tile.tsx',
  'src/ui/image/responsive-image.tsx',
);
/** Components shown by the lists of many pages. */
const cards = ownFiles(
  'src/portal/cards/bonus-card.tsx',
  'src/portal/cards/product-card.tsx',
  'src/portal/blocks/block-frame.tsx',
  'src/portal/pages/product-page/breadcrumb.tsx',
  'src/ui/carousel/carousel-dots.tsx',
  'src/ui/carousel/carousel-step.tsx',
  'src/ui/carousel/use-carousel.ts',
);
/** Needed only by pages with offers. */
const costs = ownFiles(
  'src/portal/cost/offer-cost.tsx',
  'contract/catalogue/terms/cost/cost-game.ts',
);
const cardIcons = /lucide-react\/dist\/esm\/icons\/(arrow-right|chevron)/;
/** Shared by the product page and the promo codes page. Only the latter opens and copies codes. */
const tickets = ownFiles('src/portal/promo-code/ticket');
const openedCode = ownFiles(
  'src/portal/promo-code/ticket/copy-code.tsx',
  'src/portal/promo-code/ticket/promo-link.tsx',
);
/** Shared by the promo codes page and its preview in the admin. */
const promoCodes = ownFiles(
  'src/portal/promo-code/chosen',
  'src/portal/promo-code/load-promo-codes.ts',
  'src/portal/promo-code/promo-frame.tsx',
  'src/portal/promo-code/promo-page.tsx',
  'src/portal/visitor/sign-out-form.tsx',
  'src/api/use-latest-result.ts',
);
/** Validation rules shared by the site's forms and the content page editor. */
const formRules = ownFiles('contract/text-rule.ts', 'contract/visitor/inquiry-rule.ts');
/** The casino, bets and bonuses pages, with the blocks they share. */
const sections = ownFiles(
  'src/portal/pages/sections/bonus-page.tsx',
  'src/portal/pages/sections/casino-page.tsx',
);
/** Shared by content pages and their editor. */
const contentPages = ownFiles(
  'src/portal/pages/content-page',
  'src/portal/rich-text',
  'contract/content/content-path.ts',
  'contract/content/proposed-slug.ts',
  'contract/content/rich-text/read-rich-text.ts',
  'contract/content/rich-text/rich-text-node.ts',
);
const clientEntry = ownFiles('src/entry-client.tsx');

export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: reactPackages, tags: ['$initial'] },
  { name: 'router', test: routerPackages, tags: ['$initial'] },
  // Excludes the entry itself, so that it can import the rest later.
  { name: 'site', test: (id) => !clientEntry(id), tags: ['$initial'] },
  { name: 'lists', test: lists },
  { name: 'costs', test: costs },
  { name: 'cards', test: (id) => cards(id) || cardIcons.test(id) },
  { name: 'tickets', test: (id) => tickets(id) && !openedCode(id) },
  { name: 'promo-codes', test: promoCodes },
  { name: 'sections', test: sections },
  { name: 'rules', test: formRules },
  { name: 'content', test: contentPages },
];
