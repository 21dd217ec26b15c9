/** Reads the rules of a market, with those that a region inherits. */
import { defaultReturns } from '#contract/catalogue/terms/cost/cost-game.ts';
import type { RuleEffect } from '#contract/site/rule-subject.ts';
import type { GeneratedMarket } from './generated-catalogue.ts';

export type Place = {
  codes: string[];
  currency: string | null;
  required: number[];
  maxWagering: number | null;
  terms: string[];
  slots: number;
  effectOn: (subject: 'bonuses' | 'promo_codes') => RuleEffect;
};

export function placeOf(markets: GeneratedMarket[], code: string): Place {
  const own = markets.find((market) => market.code === code) as GeneratedMarket;
  const parent = markets.find((market) => market.code === own.parent_code);
  const filled = <Item>(list: Item[], inherited: Item[] = []) =>
    list.length > 0 ? list : inherited;
  return {
    codes: parent ? [code, parent.code] : [code],
    currency: own.currency ?? parent?.currency ?? null,
    required: filled(own.required_licences, parent?.required_licences),
    maxWagering: own.max_wagering ?? parent?.max_wagering ?? null,
    terms: filled<string>(own.required_terms, parent?.required_terms),
    slots: own.rtp.slots ?? parent?.rtp.slots ?? defaultReturns.slots,
    effectOn: (subject) => own.effects[subject] ?? parent?.effects[subject] ?? 'show',
  };
}
