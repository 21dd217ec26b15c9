import { z } from 'zod';
import { boundedText, listSearch } from '../field-schema.ts';
import { listOf, longListPaging, sortedBy } from '../list.ts';
import { linkSorts } from '../sort/list-sort.ts';
import { maxLength } from '../text-rule.ts';
import { linkedKinds, linkPlaces, linkProblems, linkStates } from './link-state.ts';

/** A link lists at most this many of its uses. */
export const maxNamedUses = 5;

export const linkCheck = z.object({
  id: z.int(),
  url: z.string(),
  state: z.enum(linkStates).meta({
    description:
      'Broken; moved to a destination that hasn’t been accepted; failing since last night; unclear because the site blocks bots',
  }),
  last_checked_at: z.string().nullable(),
  failing_since: z.string().nullable(),
  status: z.int().nullable().meta({ description: 'HTTP status of the last response' }),
  error: z.string().nullable(),
  destination: z.string().nullable().meta({
    description: 'Final destination after all redirects, without the query',
  }),
  accepted_destination: z.string().nullable(),
  uses: z.array(
    z.object({
      kind: z.enum(linkedKinds),
      id: z.int(),
      name: z.string(),
      place: z.enum(linkPlaces).meta({
        description:
          'The link of an offer, the link to its terms, or the language of the page that contains it',
      }),
    }),
  ),
  uses_total: z.int(),
});
export type LinkCheck = z.output<typeof linkCheck>;

export const linkCheckQuery = z.object({
  q: listSearch,
  state: z
    .enum(['problem', ...linkStates])
    .optional()
    .meta({ description: 'Problems are broken or moved links' }),
  ...sortedBy(linkSorts),
  ...longListPaging,
});
export type LinkCheckQuery = z.output<typeof linkCheckQuery>;

export const linkCheckList = listOf(linkCheck).extend({
  is_on: z.boolean().meta({ description: 'Whether links are checked every night' }),
  can_check: z.boolean().meta({ description: 'False if the operator has turned off link checks' }),
});
export type LinkCheckList = z.output<typeof linkCheckList>;

/** Contains the destination that the editor saw, because the link may have changed again in the meantime. */
export const destinationAcceptance = z.object({ destination: boundedText(maxLength.link).min(1) });
export type DestinationAcceptance = z.output<typeof destinationAcceptance>;

export const linkProblemQuery = z.object({ kind: z.enum(linkedKinds) });

/** The admin's lists mark these items. */
export const linkProblemList = z.object({
  items: z.array(z.object({ id: z.int(), state: z.enum(linkProblems) })),
});
