import type { Kysely } from 'kysely';
import * as catalogue from './0001-catalogue.ts';
import * as inquiry from './0002-inquiry.ts';
import * as missedSearch from './0003-missed-search.ts';
import * as changeHistory from './0004-change-history.ts';
import * as attention from './0005-attention.ts';
import * as visitor from './0006-visitor.ts';
import * as visitorCredential from './0007-visitor-credential.ts';
import * as categoryTranslation from './0008-category-translation.ts';
import * as changeSummary from './0009-change-summary.ts';
import * as manyProcesses from './0010-many-processes.ts';
import * as pageFile from './0011-page-file.ts';
import * as adminToken from './0012-admin-token.ts';
import * as webhook from './0013-webhook.ts';
import * as unusedImage from './0014-unused-image.ts';
import * as click from './0020-click.ts';
import * as market from './0022-market.ts';
import * as offerTerms from './0024-offer-terms.ts';
import * as schedule from './0025-schedule.ts';
import * as linkCheck from './0026-link-check.ts';
import * as promoCodeVote from './0027-promo-code-vote.ts';
import * as conversion from './0028-conversion.ts';
import * as paidPlacement from './0029-paid-placement.ts';
import * as siteSettings from './0030-site-settings.ts';
import * as siteTheme from './0031-site-theme.ts';
import * as contentPage from './0032-content-page.ts';
import * as redirect from './0033-redirect.ts';
import * as image from './0034-image.ts';
import * as siteLogo from './0035-site-logo.ts';
import * as linkInText from './0036-link-in-text.ts';
import * as conversionTotal from './0037-conversion-total.ts';
import * as howWeRank from './0038-how-we-rank.ts';
import * as disabledLanguage from './0039-disabled-language.ts';
import * as lightLogo from './0040-light-logo.ts';
import * as postbackLog from './0041-postback-log.ts';
import * as clickOrigin from './0042-click-origin.ts';
import * as reportView from './0043-report-view.ts';
import * as termsNumber from './0044-terms-number.ts';
import * as marketRule from './0045-market-rule.ts';
import * as vocabulary from './0046-vocabulary.ts';
import * as productFact from './0047-product-fact.ts';
import * as factTerm from './0048-fact-term.ts';
import * as visitorBreak from './0049-break.ts';
import * as returnToPlayer from './0050-return-to-player.ts';
import * as problemReport from './0052-problem-report.ts';
import * as offerChange from './0053-offer-change.ts';
import * as score from './0054-score.ts';
import * as partnerList from './0055-partner-list.ts';
import * as follow from './0056-follow.ts';
import * as staffSession from './0057-staff-session.ts';
import * as securityLog from './0058-security-log.ts';
import * as passkey from './0059-passkey.ts';
import * as cspReport from './0060-csp-report.ts';
import * as pageSpeed from './0061-page-speed.ts';
import * as licenceTerm from './0062-licence-term.ts';
import * as digestTold from './0063-digest-told.ts';
import * as marketCounting from './0064-market-counting.ts';
import * as linkCheckSetting from './0065-link-check-setting.ts';
import * as translatedFact from './0066-translated-fact.ts';
import * as changeFilter from './0067-change-filter.ts';
import * as changeActorKind from './0068-change-actor-kind.ts';
import * as release from './0069-release.ts';
import * as slug from './0070-slug.ts';
import * as goneRedirect from './0071-gone-redirect.ts';
import * as moveIn from './0072-move-in.ts';
import * as proposalState from './0073-proposal-state.ts';
import * as money from './0074-money.ts';
import * as stagedStats from './0075-staged-stats.ts';
import * as agentGrant from './0076-agent-grant.ts';
import * as translationMark from './0077-translation-mark.ts';

export type Migrations = Record<
  string,
  {
    up(db: Kysely<unknown>): Promise<void>;
    /** Set if the migration removes or renames something that older versions use, so that they no longer start. */
    contracts?: boolean;
  }
>;

/** In the order in which they run. Never edit a migration that has been merged. */
export const migrations: Migrations = {
  '0001-catalogue': catalogue,
  '0002-inquiry': inquiry,
  '0003-missed-search': missedSearch,
  '0004-change-history': changeHistory,
  '0005-attention': attention,
  '0006-visitor': visitor,
  '0007-visitor-credential': visitorCredential,
  '0008-category-translation': categoryTranslation,
  '0009-change-summary': changeSummary,
  '0010-many-processes': manyProcesses,
  '0011-page-file': pageFile,
  '0012-admin-token': adminToken,
  '0013-webhook': webhook,
  '0014-unused-image': unusedImage,
  '0020-click': click,
  '0022-market': market,
  '0024-offer-terms': offerTerms,
  '0025-schedule': schedule,
  '0026-link-check': linkCheck,
  '0027-promo-code-vote': promoCodeVote,
  '0028-conversion': conversion,
  '0029-paid-placement': paidPlacement,
  '0030-site-settings': siteSettings,
  '0031-site-theme': siteTheme,
  '0032-content-page': contentPage,
  '0033-redirect': redirect,
  '0034-image': image,
  '0035-site-logo': siteLogo,
  '0036-link-in-text': linkInText,
  '0037-conversion-total': conversionTotal,
  '0038-how-we-rank': howWeRank,
  '0039-disabled-language': disabledLanguage,
  '0040-light-logo': lightLogo,
  '0041-postback-log': postbackLog,
  '0042-click-origin': clickOrigin,
  '0043-report-view': reportView,
  '0044-terms-number': termsNumber,
  '0045-market-rule': marketRule,
  '0046-vocabulary': vocabulary,
  '0047-product-fact': productFact,
  '0048-fact-term': factTerm,
  '0049-break': visitorBreak,
  '0050-return-to-player': returnToPlayer,
  '0052-problem-report': problemReport,
  '0053-offer-change': offerChange,
  '0054-score': score,
  '0055-partner-list': partnerList,
  '0056-follow': follow,
  '0057-staff-session': staffSession,
  '0058-security-log': securityLog,
  '0059-passkey': passkey,
  '0060-csp-report': cspReport,
  '0061-page-speed': pageSpeed,
  '0062-licence-term': licenceTerm,
  '0063-digest-told': digestTold,
  '0064-market-counting': marketCounting,
  '0065-link-check-setting': linkCheckSetting,
  '0066-translated-fact': translatedFact,
  '0067-change-filter': changeFilter,
  '0068-change-actor-kind': changeActorKind,
  '0069-release': release,
  '0070-slug': slug,
  '0071-gone-redirect': goneRedirect,
  '0072-move-in': moveIn,
  '0073-proposal-state': proposalState,
  '0074-money': money,
  '0075-staged-stats': stagedStats,
  '0076-agent-grant': agentGrant,
  '0077-translation-mark': translationMark,
};
