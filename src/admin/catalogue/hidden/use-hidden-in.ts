import {
  type HiddenReason,
  hiddenReasons,
  type JudgedOffer,
} from '#contract/site/hiding-reason.ts';
import type { Market } from '#contract/site/market.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import type { AdminTexts } from '../../../../messages/en/admin/admin.ts';
import { trpc } from '../../api.ts';
import { useAdminTexts } from '../../language.ts';
import type { Status } from '../../list/row-status.ts';
import { marketName } from '../../site/market/market-name.ts';
import { useSiteTime } from '../../use-site-time.ts';

type Offer = JudgedOffer & { market_code: MarketCode };

type HiddenIn = { code: MarketCode; isNamed: boolean; sentence: string };

/** Returns the offer's market and those of its regions where visitors don't see the offer, and why. */
export function useHiddenIn(): (offer: Offer) => HiddenIn[] {
  const texts = useAdminTexts();
  const today = useSiteTime()?.now.slice(0, 10);
  const { data } = trpc.admin.market.list.useQuery({});
  return (offer) => {
    if (!today || !data) return [];
    return data.items
      .filter(({ is_active }) => is_active)
      .filter(({ code, parent_code }) => [code, parent_code].includes(offer.market_code))
      .flatMap((market) => hiddenIn(offer, market, { texts, today }));
  };
}

/** Returns why a market hides an offer, or undefined if the offer or its name is shown. */
export function useHiddenSentence(): (offer: Offer, market: MarketCode) => string | undefined {
  const find = useHiddenIn();
  return (offer, market) =>
    find(offer).find(({ code, isNamed }) => code === market && !isNamed)?.sentence;
}

/** Returns status chips for rows of a list, which contain only the partner's name. */
export function useHiddenStatus(): (offer: Omit<Offer, 'partner'>) => Status[] {
  const { hiddenIn: text } = useAdminTexts().offer;
  const find = useHiddenIn();
  return (offer) => {
    const [named = [], hidden = []] = [true, false].map((isNamed) =>
      find({ ...offer, partner: undefined }).filter((one) => one.isNamed === isNamed),
    );
    return [...chipOf(hidden, text.hiddenChip), ...chipOf(named, text.namedChip)];
  };
}

const chipOf = (found: HiddenIn[], label: (codes: string) => string): Status[] =>
  found.length === 0
    ? []
    : [
        {
          label: label(found.map(({ code }) => code).join(', ')),
          title: found.map(({ sentence }) => sentence).join('. '),
          tone: 'warning',
        },
      ];

type Context = { texts: AdminTexts; today: string };

function hiddenIn(offer: Offer, market: Market, { texts, today }: Context): HiddenIn[] {
  const { hiddenIn: text } = texts.offer;
  const reasons = hiddenReasons(offer, market, today);
  if (reasons.length === 0) return [];
  const isNamed = reasons.every((one) => one.kind === 'rule' && one.rule.effect === 'text');
  const why = reasons.map((reason) => reasonText(reason, texts)).join('; ');
  const sentence = (isNamed ? text.named : text.hidden)(marketName(market), why);
  return [{ code: market.code, isNamed, sentence }];
}

function reasonText(reason: HiddenReason, { offer, field }: AdminTexts): string {
  const { hiddenIn: text } = offer;
  switch (reason.kind) {
    case 'rule':
      return reason.rule.note?.replace(/\.$/, '') ?? text.rule;
    case 'wagering':
      return text.wagering(reason.max);
    case 'terms': {
      const labels: Record<string, string> = { ...field.termsNumbers, ...field.terms };
      return text.terms(reason.missing.map((name) => labels[name] ?? name).join(', '));
    }
    default:
      return text[reason.kind];
  }
}
