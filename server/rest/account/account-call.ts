import type { Kysely } from 'kysely';
import type { Database } from '../../../db/tables.ts';
import type { SignedInVisitor } from '../../visitor/account/session.ts';
import { browserCallWith, type CallContext } from '../browser-call.ts';

export type AccountContext = CallContext & { db: Kysely<Database>; visitor: SignedInVisitor };

export const accountCall = browserCallWith<AccountContext>();
