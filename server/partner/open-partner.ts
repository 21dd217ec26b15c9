import { parseUrl } from '#contract/parse-url.ts';
import type { CatalogueReads } from '../catalogue/read/catalogue-reads.ts';
import type { RoomParts } from '../deps.ts';
import { clickLog } from './click/click-log.ts';
import { postbackReceiver } from './conversion/postback-receiver.ts';
import { areLinksChecked } from './link/are-links-checked.ts';
import { linkChecker } from './link/link-checker.ts';
import { linkUserAgent } from './link/nightly-link-check.ts';

export function openPartner(
  { settings, limits, network, site, siteUrl, logAs }: RoomParts,
  { reads }: { reads: CatalogueReads },
) {
  const { db } = limits;
  const limited = settings.RATE_LIMIT > 0;
  const timeZone = settings.SITE_TIMEZONE;
  const clicks = clickLog({
    db,
    timeZone,
    linkedMarkets: reads.markets.linkedMarkets,
    onFailure: logAs('Clicks could not be saved'),
  });
  return {
    clicks,
    postbacks: postbackReceiver(limits, { clicks, timeZone, limited }),
    linkChecker: linkChecker({
      isForbidden: settings.LINK_CHECK === 'off',
      isOn: () => areLinksChecked(db, settings),
      ownHost: settings.SITE_URL && parseUrl(settings.SITE_URL)?.hostname,
      limited,
      limits,
      network,
      userAgent: async () => linkUserAgent({ name: (await site()).name, url: siteUrl() }),
    }),
  };
}
