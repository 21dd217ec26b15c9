import { notFound } from '@tanstack/react-router';
import type { FactsCard } from '#contract/catalogue/fact/facts-card.ts';
import type { PostedInquiry } from '#contract/visitor/inquiry-rule.ts';
import { reportedIn } from '#contract/visitor/report-path.ts';
import type { SavedOffer } from '#contract/visitor/saved-offer.ts';
import { loadContentTexts } from '../../../../messages/load-content-text.ts';
import type { InquiryText, ReportText } from '../../../../messages/type/inquiry.ts';
import { resultOf } from '../../../api/api-result.ts';
import type { RouterContext } from '../../../router-context.ts';

type Loading = {
  context: RouterContext;
  params: { sent?: string | undefined };
  location: { searchStr: string };
};

type Regulator = { name: string; complaintsUrl: string };

export type LoadedReport = {
  text: InquiryText & ReportText;
  about: SavedOffer;
  /** Undefined if the market no longer shows the item. */
  name: string | undefined;
  regulators: Regulator[];
  /** True if the form was sent without JavaScript. */
  isSent: boolean;
  posted: PostedInquiry | undefined;
};

export async function loadReport({ context, params, location }: Loading): Promise<LoadedReport> {
  const about = reportedIn(location.searchStr);
  const isSent = params.sent === 'sent';
  if (!about || (params.sent !== undefined && !isSent)) throw notFound();
  const { shared, forms, report } = await loadContentTexts(context.language, 'inquiry');
  return {
    text: { ...shared, ...forms.report, ...report },
    about,
    ...(await findReported(context, about)),
    isSent,
    posted: context.posted,
  };
}

/** If loading fails, leaves out the name and the regulators, because the form works without them. */
async function findReported({ loadApi, language: lang, market }: RouterContext, about: SavedOffer) {
  const { catalogue } = await loadApi();
  const once = { context: { once: true } };
  const place = { market, lang };

  async function findOffer() {
    if (about.kind === 'product') return { name: undefined, partner: about.id };
    if (about.kind === 'promo-code') {
      const result = await resultOf(catalogue.promoCode.query({ id: about.id, ...place }, once));
      const code = 'data' in result ? result.data : null;
      return { name: code?.code ?? code?.product?.name, partner: code?.product?.id };
    }
    const query = { bonusIds: [about.id], ...place };
    const result = await resultOf(catalogue.liveCards.query(query, once));
    const [bonus] = 'data' in result ? result.data.bonuses : [];
    return { name: bonus?.title, partner: bonus?.partner?.id };
  }

  const { name, partner } = await findOffer();
  if (partner === undefined) return { name, regulators: [] };
  const found = await resultOf(catalogue.product.query({ id: partner, ...place }, once));
  if (!('data' in found)) return { name, regulators: [] };
  const { name: partnerName, facts } = found.data;
  const fullName =
    name === undefined || name === partnerName ? partnerName : `${name}, ${partnerName}`;
  return { name: fullName, regulators: regulatorsOf(facts) };
}

const regulatorsOf = ({ licences }: FactsCard): Regulator[] => {
  const complaints = licences.flatMap(({ regulator: { name, complaints_url } }) =>
    complaints_url ? [[name, complaints_url] as const] : [],
  );
  return Array.from(new Map(complaints), ([name, complaintsUrl]) => ({ name, complaintsUrl }));
};
