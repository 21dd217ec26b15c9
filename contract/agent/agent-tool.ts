/** The inputs and answers of agents' tools. Everything that people have written is in `untrusted`. */
import { z } from 'zod';
import { entityKinds, listKinds } from '../catalogue/history/entity-kind.ts';
import { boundedText, id, idParameter, storableText, wholeNumberOr } from '../field-schema.ts';
import { languages } from '../language.ts';
import { listOf } from '../list.ts';
import { maxReason, proposal } from '../release/proposal.ts';
import { proposalOp } from '../release/proposal-op.ts';
import { givenMarketCode } from '../site/market-schema.ts';
import { isBlank } from '../text-rule.ts';

/** Settings and criteria have the ID 1, which is also that of their proposals. */
export const entity = z.object({
  kind: z.enum(entityKinds),
  id: idParameter,
});

export const page = {
  limit: wholeNumberOr(20, 1, 50),
  offset: wholeNumberOr(0, 0, 100_000),
};

const writing = {
  reason: storableText(maxReason)
    .refine((text) => !isBlank(text), 'Say why')
    .meta({ description: 'Why, in a sentence for the person who decides' }),
  dry_run: z.boolean().default(false).meta({
    description: 'With true, only shows what the proposal would be',
  }),
};

const maxField = 200;
const field = boundedText(maxField).min(1).meta({
  description: 'The path of a field as in `get`, without the language, such as `terms.value`',
});

const maxChanges = 100;
const maxFields = 200;

export const changeProposal = z.object({
  ...entity.shape,
  changes: z
    .array(
      z.object({
        field,
        language: z.enum(languages).nullable().default(null).meta({
          description: 'The language of a text below `i18n`; null for all other fields',
        }),
        value: z.json().meta({ description: 'The new value. A list is replaced as a whole' }),
      }),
    )
    .min(1)
    .max(maxChanges),
  ...writing,
});

export const newEntityProposal = z.object({
  kind: entity.shape.kind,
  draft: z
    .record(boundedText(maxField), z.json())
    .refine((draft) => Object.keys(draft).length <= maxFields, 'Has too many fields')
    .meta({ description: 'Its fields, as in `get` for another of its kind' }),
  ...writing,
});

const maxOrder = 1_000;

export const orderProposal = z.object({
  list: z.enum(listKinds),
  id: z.int().min(0).meta({
    description:
      'The ID of the category, or the number of the page for `page-layout`; 0 for all bonuses',
  }),
  order: z
    .array(id)
    .min(1)
    .max(maxOrder)
    .meta({ description: 'All IDs of the list, in the new order' }),
  ...writing,
});

export const textProposal = z.object({
  ...entity.shape,
  language: z.enum(languages),
  texts: z
    .record(boundedText(maxField), z.json())
    .refine((texts) => Object.keys(texts).length > 0, 'Give at least one text')
    .refine((texts) => Object.keys(texts).length <= maxChanges, 'Has too many texts')
    .meta({ description: 'The texts by field, such as {"name": "…"}' }),
  ...writing,
});

/** The summary is ours; what it is about is in `untrusted`. */
export const proposalAnswer = z.object({
  dry_run: z.boolean(),
  proposal_id: z.int().nullable().meta({ description: 'Null for a dry run' }),
  release_id: z.int().nullable(),
  needs_approval: z.boolean(),
  next: z.string().meta({ description: 'What happens now' }),
  untrusted: z.object({
    difference: z.array(proposalOp),
    hidden: z.array(z.object({ market: z.string(), reasons: z.array(z.string()) })).meta({
      description: 'Markets whose rules would keep visitors from seeing it',
    }),
    effects: z.json().nullable().meta({
      description: 'What would appear on the site and vanish from it; null if it can’t be known',
    }),
  }),
});
export type ProposalAnswer = z.output<typeof proposalAnswer>;

export const ownProposalQuery = z.object(page);
export const ownProposals = z.object({ untrusted: listOf(proposal) });

export const withdrawal = z.object({ proposal_id: id });
export const withdrawn = z.object({ withdrawn: z.int() });

export const nothing = z.object({});
export const preview = z.object({ url: z.string(), ends_at: z.string() });

export const marketCode = givenMarketCode.meta({
  description: 'Such as DE, or CA-ON for a region',
});

export const entityAnswer = z.object({
  ...entity.shape,
  untrusted: z.object({ entry: z.record(z.string(), z.unknown()) }),
});
