/** Makes the draft of a bonus or a promo code from the fields of a post. */
import {
  type ExclusiveBonusDraft,
  exclusiveBonusDraft,
} from '#contract/catalogue/exclusive-bonus.ts';
import { type PromoCodeDraft, promoCodeDraft } from '#contract/catalogue/promo-code.ts';
import { noOfferTerms, type OfferTerms } from '#contract/catalogue/terms/offer-terms.ts';
import { proposeNumbers } from '#contract/catalogue/terms/parse/propose-numbers.ts';
import { maxLength } from '#contract/text-rule.ts';
import { fieldErrors } from '../../errors.ts';
import type { Finding } from '../site/page-draft.ts';
import type { PlannedItem } from '../site/site-plan.ts';
import { type Drafted, type OfferContext, valueReader } from './draft-product.ts';
import { dayIn } from './read-value.ts';

export type OfferOf = {
  item: PlannedItem;
  /** The title of the bonus. That of a partner's post is the partner's. */
  title: string;
  partner: { id: number; logo: string | null; category: string | null } | undefined;
};

type Reader = ReturnType<typeof valueReader>;

/** Puts the numbers that all texts agree on beside the texts. */
function termsOf({ text, findings }: Reader, { language }: OfferContext) {
  const { label, description } = maxLength;
  const terms: OfferTerms = {
    ...noOfferTerms,
    min_deposit: text('min_deposit', label),
    wagering: withoutBareNumber(text('wagering', label)),
    max_bet: text('max_bet', label),
    i18n: {
      ...noOfferTerms.i18n,
      [language]: {
        ...noOfferTerms.i18n[language],
        value: text('offer_value', label),
        text: text('offer_text', description),
      },
    },
  };
  const found = new Map<string, unknown[]>();
  for (const { path, value } of proposeNumbers(terms))
    found.set(path, [...(found.get(path) ?? []), value]);
  const numbers: Record<string, unknown> = {};
  const contribution: Record<string, unknown> = {};
  for (const [path, values] of found) {
    const [field = '', game] = path.split('.');
    if (values.length > 1) findings.push(severalNumbers(path, values));
    else if (game) contribution[game] = values[0];
    else numbers[field] = values[0];
  }
  return { ...terms, numbers: { ...numbers, contribution } };
}

/** Themes often store only the number, and show it with a sign. */
const withoutBareNumber = (text: string | null) =>
  text !== null && /^\d{1,3}$/.test(text) ? `${text}x` : text;

const severalNumbers = (path: string, values: readonly unknown[]): Finding => ({
  what: 'left out',
  detail: `The texts name several numbers for ${path}: ${values.join(', ')}`,
});

/** Offers end with their last day. */
function endOf({ item }: OfferOf, { leaveOut }: Reader): string | null {
  const { expires } = item.values;
  if (!expires) return null;
  const day = dayIn(expires);
  if (!day) leaveOut(`The last day could not be read: ${expires}`);
  return day ? `${day} 23:59:00` : null;
}

function linkOf({ item }: OfferOf, { resolveLink }: OfferContext, { leaveOut }: Reader) {
  const { offer_link } = item.values;
  if (!offer_link) return null;
  const link = resolveLink(offer_link);
  if (!link) leaveOut(`The link leads nowhere: ${offer_link}`);
  return link ?? null;
}

export function draftBonus(offer: OfferOf, context: OfferContext): Drafted<ExclusiveBonusDraft> {
  const { item, partner, title } = offer;
  const reader = valueReader(item.values, context);
  const { picture } = item.values;
  const image_url =
    (picture && context.pictureAt(picture)) || context.coverOf(item) || partner?.logo;
  if (!image_url) {
    const detail = 'A bonus needs a picture, and neither it nor its partner has one';
    return { draft: null, findings: [{ what: 'left out', detail }] };
  }
  const category = partner?.category ? context.categoryIds.get(partner.category) : undefined;
  const shown = reader.text('offer_title', maxLength.title) ?? title.slice(0, maxLength.title);
  const parsed = exclusiveBonusDraft.safeParse({
    image_url,
    link_url: linkOf(offer, context, reader),
    categories: category === undefined ? [] : [category],
    product_id: partner?.id ?? null,
    ends_at: endOf(offer, reader),
    i18n: { [context.language]: { title: shown } },
    terms: termsOf(reader, context),
  });
  return drafted(parsed, reader);
}

export function draftPromoCode(offer: OfferOf, context: OfferContext): Drafted<PromoCodeDraft> {
  const { item, partner } = offer;
  const reader = valueReader(item.values, context);
  const parsed = promoCodeDraft.safeParse({
    code: reader.text('code', maxLength.label) ?? '',
    ref_link: linkOf(offer, context, reader),
    expires_at: endOf(offer, reader),
    product_id: partner?.id ?? null,
    terms: termsOf(reader, context),
  });
  return drafted(parsed, reader);
}

type Parsed<Draft> =
  | { success: true; data: Draft }
  | { success: false; error: { issues: Parameters<typeof fieldErrors>[0] } };

function drafted<Draft>(parsed: Parsed<Draft>, { findings, leaveOut }: Reader): Drafted<Draft> {
  if (parsed.success) return { draft: parsed.data, findings };
  for (const { path, message } of fieldErrors(parsed.error.issues)) leaveOut(`${path}: ${message}`);
  return { draft: null, findings };
}
