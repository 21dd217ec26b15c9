/** The notes of a new portal's owner, entered in the first hour. */

/** Name, description and rating. */
export const partners = [
  ['Birch Harbor', 'Slots from two studios, and tables around the clock.', '4.6'],
  ['Granite Wren', 'Live tables with dealers from noon to midnight.', '4.3'],
  ['Loon Lake', 'More than a thousand slots, and quiet ones too.', '4.5'],
  ['Maple Finch', 'The fastest withdrawals on this list.', '4.1'],
  ['Spruce Siskin', 'A small site for those who play now and then.', '3.9'],
] as const;

/** A spreadsheet in the order of the partners: regulator, number, payment methods, payout, deposit, providers, owner, founded, source. */
export const facts = [
  ...['Rideau Gaming Office\tRO-1101\tE-wallet, Bank card\t12\t10\tAlder Reels, Northlight Live'],
  ...['\tBirch Harbor Ltd\t2016\thttps://birch-harbor.example/terms\n'],
  ...['Rideau Gaming Office\tRO-1102\tBank card\t48\t10\tNorthlight Live'],
  ...['\tWren Games Ltd\t2019\thttps://granite-wren.example/terms\n'],
  ...['Rideau Gaming Office\tRO-1103\tBank transfer, E-wallet\t24\t20\tAlder Reels'],
  ...['\tLoon Lake Ltd\t2014\thttps://loon-lake.example/terms\n'],
  ...['Rideau Gaming Office\tRO-1104\tE-wallet\t6\t25\tAlder Reels, Northlight Live'],
  ...['\tFinch and Daughters\t2021\thttps://maple-finch.example/terms\n'],
  ...['Rideau Gaming Office\tRO-1105\tBank transfer\t72\t15\tAlder Reels'],
  ...['\tSiskin Ltd\t2023\thttps://spruce-siskin.example/terms\n'],
].join('');

/** Title, partner, match, cap, wagering and minimum deposit. */
export const bonuses = [
  ['Double your first deposit', 'Birch', '100', '200', '30', '10'],
  ['Half as much again', 'Loon', '50', '300', '25', '20'],
  ['Twice the harvest', 'Maple', '200', '100', '40', '25'],
] as const;

/** Code, partner, free spins, wagering and minimum deposit. */
export const codes = [
  ['BIRCH30', 'Birch', '30', '20', '10'],
  ['LOON50', 'Loon', '50', '25', '20'],
  ['WREN20', 'Wren', '20', '30', '10'],
  ['MAPLE40', 'Maple', '40', '35', '25'],
  ['SPRUCE10', 'Spruce', '10', '15', '15'],
] as const;
