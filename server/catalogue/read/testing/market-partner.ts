/** Every combination of states that a partner can have in a region, in its country and in general. */
import type { Availability } from '#contract/catalogue/fact/availability.ts';

export const country = 'US';
export const region = 'US-NJ';
export const markets = [country, region, 'TR'] as const;
export type Market = (typeof markets)[number];

export type Said = { availability: Availability; hasOwn: boolean } | undefined;
export type Partner = {
  inRegion: Said;
  inCountry: Said;
  closedRegions: string[];
  hasLink: boolean;
};

const sayings: Said[] = [
  undefined,
  ...(['open', 'closed', 'unknown'] as const).flatMap((availability) =>
    [true, false].map((hasOwn) => ({ availability, hasOwn })),
  ),
];
export const partners: Partner[] = sayings.flatMap((inRegion) =>
  sayings.flatMap((inCountry) =>
    [[], [country], [region]].flatMap((closedRegions) =>
      [true, false].map((hasLink) => ({ inRegion, inCountry, closedRegions, hasLink })),
    ),
  ),
);

const placesOf = (market: Market): Market[] => (market === region ? [region, country] : [market]);
const saidIn = (partner: Partner, place: Market): Said =>
  place === region ? partner.inRegion : place === country ? partner.inCountry : undefined;

/** Implements the documented rules again, independently of the SQL. */
export function expected(partner: Partner, at: number, market: Market) {
  const states = placesOf(market).map((place): Availability => {
    const said = saidIn(partner, place);
    if (said && said.availability !== 'unknown') return said.availability;
    return partner.closedRegions.includes(place) ? 'closed' : 'unknown';
  });
  const availability = states.find((state) => state !== 'unknown') ?? 'unknown';
  const own = placesOf(market).find((place) => saidIn(partner, place)?.hasOwn);
  const general = partner.hasLink ? link(at) : null;
  return {
    availability,
    ref_link: availability === 'closed' ? null : own ? link(at, own) : general,
    fs_label: own ? label(own) : 'In general',
    isOffered: market !== 'TR' && availability !== 'closed',
  };
}

export const link = (at: number, market = 'all') => `https://partner-${at}.example/${market}`;
export const label = (market: string) => `In ${market}`;
