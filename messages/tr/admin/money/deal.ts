import { countedIn } from '../../../counted.ts';
import type { DealTexts, PaidKind, ShownStep } from '../../../en/admin/money/deal.ts';

const counted = countedIn('tr');
const number = (count: number) => counted(count, { other: '{count}' });
const firstDeposits = (count: number) => counted(count, { other: '{count} ilk yatırım' });
const upTo = (count: number) => counted(count, { other: '{count} ilk yatırıma kadar' });

const whole: DealTexts['whole'] = {
  cpa: ({ rate }) => `ilk yatırım başına ${rate}`,
  share: ({ percent }) => `net gelirden ${percent}`,
  hybrid: ({ rate, percent }) => `ilk yatırım başına ${rate} ve net gelirden ${percent}`,
  flat: ({ rate }) => `ayda ${rate}`,
};

const short: Record<PaidKind, (step: ShownStep) => string> = {
  cpa: ({ rate }) => rate,
  share: ({ percent }) => percent,
  hybrid: ({ rate, percent }) => `${rate} ve ${percent}`,
};

export const texts: DealTexts = {
  dayLocale: 'tr',
  whole,
  byCount: (kind, { first, between, last }) => {
    if (kind === 'cpa') {
      const later = [...between, last].map(
        ({ rate, start }) => `en az ${number(start.count)} ilk yatırım gelen aylarda ${rate}`,
      );
      return [whole.cpa(first), ...later].join(', ');
    }
    return [
      `ayda ${upTo(first.end.count)} ${whole[kind](first)}`,
      ...between.map((step) => `${upTo(step.end.count)} ${short[kind](step)}`),
      `sonrasında ${short[kind](last)}`,
    ].join(', ');
  },
  byAmount: (kind, { first, between, last }) => {
    const later = [...between, last].map(
      (step) => `net gelirin en az ${step.start.amount} olduğu aylarda ${short[kind](step)}`,
    );
    return [whole[kind](first), ...later].join(', ');
  },
  aboveCount: ({ first, between, last }) =>
    [
      `ayda ${upTo(first.end.count)} yatırım başına ${first.rate}`,
      ...between.map(({ rate, end }) => `${upTo(end.count)} ${rate}`),
      `sonrakiler için ${last.rate}`,
    ].join(', '),
  aboveAmount: ({ first, between, last }) =>
    [
      `aylık net gelirden ${first.end.amount} tutarına kadar ${first.percent}`,
      ...between.map(({ percent, end }) => `${end.amount} tutarına kadar ${percent}`),
      `kalanından ${last.percent}`,
    ].join(', '),
  scope: (names, terms) => `${names.join(', ')}: ${terms}`,
  adminFee: (percent) => `önce ${percent} yönetim ücreti düşülür`,
  carryOver: 'zarar sonraki aya devreder',
  baseline: (amount) => `oyuncu toplam ${amount} yatırınca sayılır`,
  capCount: (count) => `ayda en çok ${firstDeposits(count)} için ödeme yapılır`,
  capAmount: (amount) => `ayda en çok ${amount} ödenir`,
  capBoth: (count, amount) =>
    `ayda en çok ${firstDeposits(count)} için, toplamda en çok ${amount} ödenir`,
  from: (day) => `${day} tarihinden itibaren`,
  period: (from, to) => `${from} – ${to} arası`,
  onlyOn: (day) => `yalnızca ${day} günü`,
};
