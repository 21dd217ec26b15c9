import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Language } from '#contract/language.ts';
import type {
  ProposableKind,
  ProposalAction,
  ProposalSource,
  ProposalState,
} from '#contract/release/proposal.ts';
import type { ReleaseState } from '#contract/release/release-state.ts';
import type { Flag } from './flag.ts';

type CreatedAt = ColumnType<string, never, never>;

type ReleaseTable = {
  id: GeneratedAlways<number>;
  name: string;
  /** In the time zone of the site. */
  publish_at: string | null;
  /** The same minute in seconds since 1970. */
  publishes_at: number | null;
  when_approved: Generated<Flag>;
  state: Generated<ReleaseState>;
  undo_of: number | null;
  /** The log group that this release takes back. */
  undoes_group: string | null;
  /** The log group of its publication. */
  log_group: string | null;
  /** The lists that it changed, before and after, as JSON. */
  places: string | null;
  author: string;
  author_key: string;
  created_at: CreatedAt;
  published_at: string | null;
  published_by: string | null;
  failure: string | null;
  /** The bounds of a release don't apply to what another site contains. */
  is_import: Generated<Flag>;
};

type ProposalTable = {
  id: GeneratedAlways<number>;
  release_id: number;
  kind: ProposableKind;
  entity_id: number;
  action: ProposalAction;
  base_seq: number;
  /** JSON, like the draft. */
  ops: string;
  /** The whole draft of an entity that doesn't exist yet. */
  draft: string | null;
  name: string | null;
  state: Generated<ProposalState>;
  needs_approval: Generated<Flag>;
  /** The person who edited it last. */
  author: string;
  /** A JSON list of everyone who edited it. None of them may approve it. */
  author_keys: string;
  via: ProposalSource;
  reason: string | null;
  decided_by: string | null;
  decided_at: string | null;
  proposed_at: Generated<string>;
};

type ProposalCommentTable = {
  id: GeneratedAlways<number>;
  proposal_id: number;
  field: string | null;
  language: Language | null;
  person: string;
  text: string;
  at: CreatedAt;
};

export type ReleaseTables = {
  release: ReleaseTable;
  proposal: ProposalTable;
  proposal_comment: ProposalCommentTable;
};
