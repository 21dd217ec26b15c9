import type { Kysely, Transaction } from 'kysely';
import type { ProposalComment } from '#contract/release/proposal.ts';
import type { Database } from '../../tables.ts';

const columns = ['id', 'field', 'language', 'person', 'text', 'at'] as const;

export const listComments = (
  db: Kysely<Database>,
  proposalId: number,
): Promise<ProposalComment[]> =>
  db
    .selectFrom('proposal_comment')
    .select(columns)
    .where('proposal_id', '=', proposalId)
    .orderBy('id')
    .execute();

export const insertComment = (
  trx: Transaction<Database>,
  proposalId: number,
  comment: Omit<ProposalComment, 'id' | 'at'>,
): Promise<ProposalComment> =>
  trx
    .insertInto('proposal_comment')
    .values({ ...comment, proposal_id: proposalId })
    .returning(columns)
    .executeTakeFirstOrThrow();
