import { changeEffects, plannedChange, shownPlaces } from '#contract/catalogue/effect/effects.ts';
import { listedTranslation, translationDismissal } from '#contract/catalogue/translation-mark.ts';
import { fourEyes, fourEyesState } from '#contract/release/four-eyes.ts';
import {
  approval,
  commentDraft,
  fullProposal,
  proposal,
  proposalComment,
  proposalDraft,
  proposed,
  refusal,
  resolution,
  resolved,
} from '#contract/release/proposal.ts';
import { conflict, proposalOp } from '#contract/release/proposal-op.ts';
import {
  fullRelease,
  groupUndo,
  publication,
  release,
  releaseDraft,
  releasePreview,
  undoDraft,
  undoResult,
} from '#contract/release/release.ts';

export const releaseComponents = {
  ShownPlaces: shownPlaces,
  PlannedChange: plannedChange,
  ChangeEffects: changeEffects,
  ListedTranslation: listedTranslation,
  TranslationDismissal: translationDismissal,
  ApprovalRules: fourEyes,
  ApprovalRulesState: fourEyesState,
  Release: fullRelease,
  ReleaseRow: release,
  ReleaseDraft: releaseDraft,
  ReleasePreview: releasePreview,
  ReleaseConflict: conflict,
  Publication: publication,
  Undo: undoResult,
  UndoDraft: undoDraft,
  UndoOfChanges: groupUndo,
  Proposal: fullProposal,
  ProposalRow: proposal,
  ProposalDraft: proposalDraft,
  ProposalOp: proposalOp,
  ProposalComment: proposalComment,
  ProposalCommentDraft: commentDraft,
  ProposalApproval: approval,
  ProposalRefusal: refusal,
  ProposalResolution: resolution,
  ResolvedProposal: resolved,
  ProposedWrite: proposed,
};
