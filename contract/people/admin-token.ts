import { z } from 'zod';
import { trimmedLabel } from '../field-schema.ts';
import { roles } from './role.ts';

export const adminTokenDraft = z.object({
  name: trimmedLabel('A person needs a name'),
  role: z.enum(roles, 'Must be owner, editor or viewer'),
});
export type AdminTokenDraft = z.output<typeof adminTokenDraft>;

export const adminToken = z.object({
  id: z.int(),
  ...adminTokenDraft.shape,
  created_at: z.string(),
  created_by: z.string(),
  last_used_at: z.string().nullable(),
  revoked_at: z.string().nullable(),
  revoked_by: z.string().nullable(),
});
export type AdminToken = z.output<typeof adminToken>;

/** The only response that contains the token. The database stores just its hash. */
export const newAdminToken = adminToken.extend({ token: z.string() });
