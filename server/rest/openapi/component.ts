/** The names of entities in generated clients. */
import { z } from 'zod';
import { changeActor } from '#contract/catalogue/history/change.ts';
import type { EntityKind } from '#contract/catalogue/history/entity-kind.ts';
import { productFigures } from '#contract/catalogue/product-figures.ts';
import { foundItem } from '#contract/catalogue/search/everything.ts';
import { slugOwner } from '#contract/catalogue/slug-owner.ts';
import {
  contentPageCard,
  contentPagePreview,
  contentPageView,
} from '#contract/content/content-page.ts';
import {
  imageCrop,
  imageList,
  imageReplacement,
  imageReplacementResult,
  imageWithUses,
} from '#contract/image/image.ts';
import { health, ready } from '#contract/operation/health.ts';
import { speedBeacon, speedReport } from '#contract/operation/speed-report.ts';
import { changedDays } from '#contract/partner/changed-day.ts';
import { clickBeacon } from '#contract/partner/click.ts';
import { clickReport } from '#contract/partner/click-report.ts';
import {
  conversionImport,
  conversionImportEntry,
  conversionImportList,
  conversionOverview,
  loggedPostback,
  loggedPostbackList,
  newPostbackKey,
  postbackKey,
  postbackReceipt,
  postbackTrialResult,
} from '#contract/partner/conversion.ts';
import {
  destinationAcceptance,
  linkCheck,
  linkCheckList,
  linkProblemList,
} from '#contract/partner/link-check.ts';
import { monthlyReport, monthlyReportDraft } from '#contract/partner/monthly-report.ts';
import { reportView, reportViewDraft } from '#contract/partner/report-view.ts';
import {
  adminToken,
  adminTokenDraft,
  newAdminToken,
  ownToken,
} from '#contract/people/admin-token.ts';
import { agentGrant } from '#contract/people/agent-grant.ts';
import {
  givenRecoveryCode,
  invitation,
  invitationDraft,
  invitationSecret,
  newRecoveryCode,
  recoveryCode,
} from '#contract/people/one-time-secret.ts';
import {
  acceptedInvitation,
  invitedPerson,
  newPasskey,
  passkey,
  passkeyCreation,
  passkeyName,
  passkeyRequest,
  passkeySignature,
  passkeyState,
} from '#contract/people/passkey.ts';
import { securityEvent } from '#contract/people/security-event.ts';
import {
  listedSession,
  newSession,
  session,
  sessionConfirmation,
} from '#contract/people/session.ts';
import { signInRules, signInRulesDraft } from '#contract/people/sign-in-rules.ts';
import { helpline, helpTool } from '#contract/site/help.ts';
import { marketReorder } from '#contract/site/market.ts';
import {
  removedSample,
  restoredSample,
  sample,
  sampleRemoval,
  sampleRestore,
} from '#contract/site/sample.ts';
import { setup, setupDraft } from '#contract/site/setup.ts';
import { breakDraft, breakState } from '#contract/visitor/break.ts';
import {
  applicationDraft,
  inquiry,
  inquiryDraft,
  inquiryMark,
  inquiryReceipt,
  inquiryRow,
  messageDraft,
} from '#contract/visitor/inquiry.ts';
import { missedSearch } from '#contract/visitor/missed-search.ts';
import { promoCodeVote, promoCodeVoteResult } from '#contract/visitor/promo-code-vote.ts';
import {
  webhook,
  webhookAnswer,
  webhookDraft,
  webhookWithSecret,
} from '#contract/webhook/webhook.ts';
import type { Entity } from '../../contents/declared-entity.ts';
import { problem } from '../../http/request-schema.ts';
import { uploaded, uploadForm } from '../admin/upload.ts';
import { catalogueComponents } from './catalogue-component.ts';
import { importComponents } from './import-component.ts';
import { moneyComponents } from './money-component.ts';
import { releaseComponents } from './release-component.ts';

const otherSchemas = {
  ...catalogueComponents,
  AdminToken: adminToken,
  AdminTokenDraft: adminTokenDraft,
  ApplicationDraft: applicationDraft,
  ContentPageCard: contentPageCard,
  ContentPagePreview: contentPagePreview,
  ContentPageView: contentPageView,
  Health: health,
  BreakDraft: breakDraft,
  BreakState: breakState,
  ClickBeacon: clickBeacon,
  ChangedDays: changedDays,
  ClickReport: clickReport,
  PageSpeedBeacon: speedBeacon,
  SpeedReport: speedReport,
  MonthlyReport: monthlyReport,
  MonthlyReportDraft: monthlyReportDraft,
  ReportView: reportView,
  ReportViewDraft: reportViewDraft,
  ImageCrop: imageCrop,
  ImageList: imageList,
  ImageReplaced: imageReplacementResult,
  ImageReplacement: imageReplacement,
  ImageWithUses: imageWithUses,
  Inquiry: inquiry,
  InquiryDraft: inquiryDraft,
  InquiryMark: inquiryMark,
  InquiryReceipt: inquiryReceipt,
  InquiryRow: inquiryRow,
  DestinationAcceptance: destinationAcceptance,
  LinkCheck: linkCheck,
  LinkList: linkCheckList,
  LinkProblems: linkProblemList,
  MarketReorder: marketReorder,
  Helpline: helpline,
  HelpTool: helpTool,
  MessageDraft: messageDraft,
  MissedSearch: missedSearch,
  FoundItem: foundItem,
  ChangeActor: changeActor,
  ProductFigures: productFigures,
  SlugOwner: slugOwner,
  AgentGrant: agentGrant,
  ListedSession: listedSession,
  NewAdminToken: newAdminToken,
  NewSession: newSession,
  NewPostbackKey: newPostbackKey,
  PostbackKey: postbackKey,
  PostbackReceipt: postbackReceipt,
  PostbackTrialResult: postbackTrialResult,
  LoggedPostback: loggedPostback,
  LoggedPostbackList: loggedPostbackList,
  ConversionImport: conversionImport,
  ConversionImportEntry: conversionImportEntry,
  ConversionImportList: conversionImportList,
  ConversionOverview: conversionOverview,
  Problem: problem,
  PromoCodeVote: promoCodeVote,
  PromoCodeVoteResult: promoCodeVoteResult,
  Readiness: ready,
  RemovedSample: removedSample,
  RestoredSample: restoredSample,
  Sample: sample,
  SampleRemoval: sampleRemoval,
  SampleRestore: sampleRestore,
  SecurityEvent: securityEvent,
  Session: session,
  SessionConfirmation: sessionConfirmation,
  AcceptedInvitation: acceptedInvitation,
  GivenRecoveryCode: givenRecoveryCode,
  Invitation: invitation,
  InvitationDraft: invitationDraft,
  InvitationSecret: invitationSecret,
  InvitedPerson: invitedPerson,
  NewPasskey: newPasskey,
  NewRecoveryCode: newRecoveryCode,
  OwnToken: ownToken,
  Passkey: passkey,
  PasskeyCreation: passkeyCreation,
  PasskeyName: passkeyName,
  PasskeyRequest: passkeyRequest,
  PasskeySignature: passkeySignature,
  PasskeyState: passkeyState,
  RecoveryCode: recoveryCode,
  SignInRules: signInRules,
  SignInRulesDraft: signInRulesDraft,
  Setup: setup,
  SetupDraft: setupDraft,
  Upload: uploaded,
  UploadForm: uploadForm,
  ...importComponents,
  ...moneyComponents,
  ...releaseComponents,
  Webhook: webhook,
  WebhookAnswer: webhookAnswer,
  WebhookDraft: webhookDraft,
  WebhookWithSecret: webhookWithSecret,
};

type Meta = { id?: string | undefined; [key: string]: unknown };

/** Named after the kind: `Product`, `ProductDraft` and `ProductRow`. */
function schemasOf([kind, { resource }]: [kind: string, Entity]): [id: string, z.ZodType][] {
  const name = kind.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const { whole, draft, row = whole } = resource.schemas;
  const named = { [name]: whole, [`${name}Draft`]: draft };
  return Object.entries(row === whole ? named : { ...named, [`${name}Row`]: row });
}

/**
 * Separate from zod's global registry, which requires unique ids, because the contract is loaded twice in development.
 */
export function componentsOf(entities: Record<EntityKind, Entity>) {
  const components = z.registry<Meta>();
  const named = [...Object.entries(entities).flatMap(schemasOf), ...Object.entries(otherSchemas)];
  for (const [id, schema] of named) components.add(schema, { id });
  return components;
}
