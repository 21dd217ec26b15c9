import { z } from 'zod';
import { boundedList } from '../bounded-list.ts';
import { boundedText, trimmedLabel } from '../field-schema.ts';
import { rights } from './right.ts';
import { roles } from './role.ts';

const maxNetworks = 50;

const network = boundedText('ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff/128'.length)
  .refine(
    (value) => z.cidrv4().safeParse(value).success || z.cidrv6().safeParse(value).success,
    'Must be a network such as 203.0.113.0/24',
  )
  .meta({ pattern: String.raw`/\d{1,3}$` });

const moment = boundedText('2026-12-31T23:59:59.999999999Z'.length)
  .refine(
    (value) => z.iso.datetime().safeParse(value).success,
    'Must be a time such as 2026-12-31T12:00:00Z',
  )
  .meta({ pattern: 'Z$' });

const tokenLimits = {
  ends_at: moment.nullable().default(null).meta({ description: 'When the token expires' }),
  networks: boundedList(network, maxNetworks, `Must have at most ${maxNetworks} networks`)
    .default([])
    .meta({ description: 'The only networks the token works from; empty means all' }),
  programs_only: z
    .boolean()
    .default(false)
    .meta({ description: 'Rejected in browsers, and can’t open a session' }),
};

export const adminTokenDraft = z.object({
  name: trimmedLabel('A person needs a name'),
  role: z.enum(roles, 'Must be owner, editor, author or viewer'),
  rights: boundedList(z.enum(rights), rights.length, `Must have at most ${rights.length} rights`)
    .overwrite((given) => rights.filter((right) => given.includes(right)))
    .default([])
    .meta({ description: 'What the person may do beyond the role. Owners have every right' }),
  ...tokenLimits,
});
export type TokenLimits = Pick<AdminTokenDraft, keyof typeof tokenLimits>;
export type AdminTokenDraft = z.output<typeof adminTokenDraft>;

export const adminToken = z.object({
  id: z.int(),
  ...adminTokenDraft.shape,
  created_at: z.string(),
  created_by: z.string(),
  last_used_at: z.string().nullable(),
  last_network: z.string().nullable(),
  last_agent: z.string().nullable(),
  revoked_at: z.string().nullable(),
  revoked_by: z.string().nullable(),
});
export type AdminToken = z.output<typeof adminToken>;

/** Null for the first owner, whose token has no row. */
export const ownToken = z.object({ token: adminToken.nullable() });

/** The only response that contains the token. The database stores just its hash. */
export const newAdminToken = adminToken.extend({ token: z.string() });
