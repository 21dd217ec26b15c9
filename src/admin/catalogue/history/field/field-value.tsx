import type { ReactNode } from 'react';
import type { PaymentKind } from '#contract/catalogue/vocabulary/payment-method.ts';
import type { Language } from '#contract/language.ts';
import type { Helpline, HelpTool } from '#contract/site/help.ts';
import type { MarketRule } from '#contract/site/market-rule.ts';
import type { SocialLink } from '#contract/site/site-settings.ts';
import type { AdminTexts } from '../../../../../messages/en/admin/admin.ts';
import { LogoTile } from '../../../../ui/image/logo-tile.tsx';
import { formatSiteTime, languageName } from '../../../format.ts';
import { useAdminTexts } from '../../../language.ts';
import type { ValueFormat } from './value-format.ts';

/** The names of entities and categories that a change refers to by id. */
export type Names = { entities: Map<number, string>; categories: Map<number, string> };

const nameIn = (names: Map<number, string>, id: unknown) => names.get(Number(id)) ?? `#${id}`;

export const Thumbnail = ({ url }: { url: string }) => (
  <span title={url} className="inline-block">
    <LogoTile name="" url={url} size="small" />
    <span className="sr-only">{url}</span>
  </span>
);

type ValueTexts = AdminTexts['history']['value'];
type SingleFormat = Exclude<ValueFormat, 'categories' | 'images' | 'products'>;

const renderers: Record<
  SingleFormat,
  (value: unknown, text: ValueTexts, names: Names) => ReactNode
> = {
  text: (value) => String(value),
  'rich-text': (value) => String(value),
  figure: (value) => <span className="figures">{String(value)}</span>,
  rating: (value) => <span className="figures">{Number(value).toFixed(1)}</span>,
  word: (value, text) => text.word(String(value)),
  'payment-kind': (value, text) => text.paymentKinds[value as PaymentKind],
  'yes-no': (value, text) => (value ? text.yes : text.no),
  active: (value, text) => (value ? text.active : text.hidden),
  time: (value) => formatSiteTime(String(value)),
  product: (value, _, { entities }) => nameIn(entities, value),
  category: (value, _, { categories }) => nameIn(categories, value),
  helplines: (value, text) => helplineText(value as Helpline[], text),
  tools: (value, text) => toolText(value as HelpTool[], text),
  rules: (value, text) => ruleText(value as MarketRule[], text),
  list: (value, text) => (value as unknown[]).join(', ') || text.none,
  entries: (value, text) => (value as object[]).map(filledValues).join('; ') || text.none,
  links: (value, text) => linkText(value as SocialLink[], text),
  languages: (value, text) => (value as Language[]).map(languageName).join(', ') || text.none,
  image: (value) => <Thumbnail url={String(value)} />,
};

const helplineText = (helplines: Helpline[], text: ValueTexts) =>
  helplines
    .map(({ name, phone, url, verified_on }) => text.checked(name, phone ?? url ?? '', verified_on))
    .join('; ') || text.none;

const toolText = (tools: HelpTool[], text: ValueTexts) =>
  tools.map(({ name, url, verified_on }) => text.checked(name, url, verified_on)).join('; ') ||
  text.none;

const ruleText = (rules: MarketRule[], text: ValueTexts) =>
  rules.map(({ subject, effect, from }) => text.rule(subject, effect, from)).join('; ') ||
  text.none;

/** The filled fields of an entry, in the order of its properties. */
const filledValues = (entry: unknown): string =>
  typeof entry === 'object' && entry !== null
    ? Object.values(entry).map(filledValues).filter(Boolean).join(', ')
    : String(entry ?? '');

const linkText = (links: SocialLink[], text: ValueTexts) =>
  links.map(({ name, url }) => `${name} (${url})`).join('; ') || text.none;

type Props = { format: SingleFormat; value: unknown; names: Names };

export function FieldValue({ format, value, names }: Props) {
  const { value: text } = useAdminTexts().history;
  return value === null || value === undefined
    ? text.nothing
    : renderers[format](value, text, names);
}

export const categoryName = ({ categories }: Names, id: number) => nameIn(categories, id);
export const entityName = ({ entities }: Names, id: number) => nameIn(entities, id);
