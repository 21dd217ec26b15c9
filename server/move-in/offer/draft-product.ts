/** Makes the draft of a partner from the fields of a post, or from an affiliate link alone. */
import { type ProductDraft, productDraft } from '#contract/catalogue/product.ts';
import { fold } from '#contract/fold.ts';
import { defaultLanguage, type Language } from '#contract/language.ts';
import { maxLength } from '#contract/text-rule.ts';
import { fieldErrors } from '../../errors.ts';
import type { Finding } from '../site/page-draft.ts';
import type { FieldValues, PlannedItem, PlannedPartner } from '../site/site-plan.ts';
import { listIn, numberIn } from './read-value.ts';

type Named = { id: number; name: string };

export type OfferContext = {
  language: Language;
  regulators: readonly Named[];
  /** Grows. */
  paymentMethods: Named[];
  /** Licences whose regulator isn't known here, with the partners that have them. Grows. */
  unknownLicences: Map<string, string[]>;
  categoryIds: ReadonlyMap<string, number>;
  /** The text without tags. */
  plain: (html: string) => string;
  /** Where a link of the old site leads: past its own redirects. Undefined if it leads nowhere else. */
  resolveLink: (address: string) => string | undefined;
  /** Our copy of a picture that is given by its ID or address on the old site. */
  pictureAt: (idOrAddress: string) => string | null;
  coverOf: (item: PlannedItem) => string | null;
};

export type Drafted<Draft> = { draft: Draft | null; findings: Finding[] };

type LeaveOut = (detail: string) => void;

const maxDetail = 200;

/** Collects what could not be read from a field. */
export function valueReader(values: FieldValues, { plain }: Pick<OfferContext, 'plain'>) {
  const findings: Finding[] = [];
  const leaveOut = (detail: string) =>
    void findings.push({ what: 'left out', detail: detail.slice(0, maxDetail) });
  const text = (field: keyof FieldValues, max: number) => {
    const letters = [...plain(values[field] ?? '')];
    if (letters.length > max)
      findings.push({
        what: 'too long',
        detail: `The field ${field} was cut after ${max} characters`,
      });
    return letters.slice(0, max).join('').trim() || null;
  };
  return { findings, leaveOut, text };
}

const ratingScales = { rating_5: 5, rating_10: 10, rating_100: 100 } as const;

function ratingIn(values: FieldValues, leaveOut: LeaveOut) {
  for (const field of ['rating_5', 'rating_10', 'rating_100'] as const) {
    const value = values[field];
    if (!value) continue;
    const rating = ((numberIn(value) ?? Number.NaN) / ratingScales[field]) * 5;
    if (rating >= 0 && rating <= 5) return Math.round(rating * 10) / 10;
    leaveOut(`The rating could not be read: ${value}`);
  }
  return null;
}

export function draftProduct(
  { name, slug, category, link }: PlannedPartner,
  item: PlannedItem | undefined,
  context: OfferContext,
): Drafted<ProductDraft> {
  const values = item?.values ?? {};
  const { findings, leaveOut, text } = valueReader(values, context);
  if (item && item.title !== name && !values.name)
    findings.push({ what: 'changed', detail: `The partner is called ${name}` });
  const categoryId = category === null ? undefined : context.categoryIds.get(category);
  const visit = values.ref_link ? context.resolveLink(values.ref_link) : undefined;
  if (values.ref_link && !visit && !link) leaveOut(`The link leads nowhere: ${values.ref_link}`);
  const texts = {
    name: name.slice(0, maxLength.title),
    description: text('description', maxLength.description),
  };
  const parsed = productDraft.safeParse({
    slug,
    icon_url: values.logo ? context.pictureAt(values.logo) : item ? context.coverOf(item) : null,
    rating: ratingIn(values, leaveOut),
    ref_link: visit ?? link?.target ?? null,
    categories: categoryId === undefined ? [] : [categoryId],
    facts: {
      owner: text('owner', maxLength.title),
      established: yearIn(values.established, leaveOut),
      licences: licencesIn(values.licences ?? '', name, context),
      payments: paymentsIn(values.payments ?? '', context, leaveOut),
      currencies: currenciesIn(values.currencies ?? '', leaveOut),
    },
    // The English name is required.
    i18n: { [defaultLanguage]: { name: texts.name }, [context.language]: texts },
  });
  if (parsed.success) return { draft: parsed.data, findings };
  for (const { path, message } of fieldErrors(parsed.error.issues)) leaveOut(`${path}: ${message}`);
  return { draft: null, findings };
}

function yearIn(value: string | undefined, leaveOut: LeaveOut): number | null {
  if (!value) return null;
  const year = Number(/^\s*(\d{4})(?:-\d\d-\d\d)?\s*$/.exec(value)?.[1]);
  if (year >= 1800 && year <= 2200) return year;
  leaveOut(`The year could not be read: ${value}`);
  return null;
}

const sameName = (names: readonly Named[], text: string) =>
  names.find(({ name }) => fold(name) === fold(text));

function paymentsIn(value: string, { paymentMethods }: OfferContext, leaveOut: LeaveOut) {
  return listIn(value).flatMap((name) => {
    const method = sameName(paymentMethods, name);
    if (!method) leaveOut(`The name is too long for a payment method: ${name}`);
    return method ? [{ method_id: method.id }] : [];
  });
}

/** A licence begins with its regulator, and its number may follow: Larkmoor LGC-1204. */
function licencesIn(value: string, partner: string, { regulators, unknownLicences }: OfferContext) {
  return listIn(value).flatMap((licence) => {
    const words = fold(licence);
    const regulator = regulators
      .filter(
        ({ name }) => words === fold(name) || /^[\s:/(-]/.test(words.slice(fold(name).length)),
      )
      .filter(({ name }) => words.startsWith(fold(name)))
      .toSorted((one, other) => other.name.length - one.name.length)[0];
    if (!regulator)
      unknownLicences.set(licence, [...(unknownLicences.get(licence) ?? []), partner]);
    const number = regulator && licence.slice(regulator.name.length).replace(/^[\s:/(-]+|\)$/g, '');
    return regulator ? [{ regulator_id: regulator.id, number: number || null }] : [];
  });
}

function currenciesIn(value: string, leaveOut: LeaveOut): string[] {
  return listIn(value).flatMap((currency) => {
    const code = currency.toUpperCase();
    if (/^[A-Z]{3}$/.test(code)) return [code];
    leaveOut(`Is not a currency code: ${currency}`);
    return [];
  });
}
