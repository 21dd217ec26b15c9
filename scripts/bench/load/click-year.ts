/** Writes a year of clicks on 500 products, and their partners' conversions, to an SQLite file. */
import SQLite from 'better-sqlite3';
import { dayBefore } from '#contract/wall-clock.ts';

const blocks = ['popular', 'top', 'exclusive', 'similar', 'results'];
const pages = ['casino', 'bets', 'bonuses', 'product', 'search'];

/** How many of a product's ten items have conversions: a sign-up, a deposit and an earning per day each. */
const convertedItems = 4;

/** Each product has ten items, each in its own place, in two markets. A few products get most of the clicks. */
export function writeClickYear(file: string) {
  const db = new SQLite(file);
  const add = (table: string, keys: number, sums: string[]) =>
    db.prepare(
      `insert into ${table} values (${Array(keys + sums.length)
        .fill('?')
        .join()})
       on conflict do update set ${sums.map((name) => `${name} = ${name} + excluded.${name}`).join()}`,
    );
  const sums = ['clicks', 'repeats'];
  const counts = add('click_count', 8, sums);
  const places = add('click_count_by_place', 5, sums);
  const products = add('click_count_by_product', 3, sums);
  const conversions = add('conversion_count', 8, ['conversions', 'amount']);
  const written = { clicks: 0, conversions: 0 };

  function writeProduct(day: string, product: number) {
    for (let item = 0; item < 10; item += 1) {
      const market = item % 2 === 0 ? 'US' : 'TR';
      const at = (product + item) % 5;
      const place = [pages[at], blocks[at], 1 + ((product * 7 + item) % 10), market];
      const number = Math.max(1, Math.round(2_022 / (product + 1)) + (product % 7) + 3);
      written.clicks += number;
      counts.run(product, day, 'bonus', item, ...place, number, 1);
      places.run(day, ...place, number, 1);
      products.run(day, product, market, number, 1);
      if (item >= convertedItems) continue;
      const currency = market === 'US' ? 'USD' : 'TRY';
      conversions.run(day, product, ...place, 'signup', currency, 1, 0);
      conversions.run(day, product, ...place, 'deposit', currency, 1, 5_000 + product);
      conversions.run(day, product, ...place, 'earning', currency, 1, 1_800 - product);
      written.conversions += 3;
    }
  }

  const today = new Date().toISOString().slice(0, 10);
  for (let ago = 0; ago < 365; ago += 1) {
    const day = dayBefore(today, ago);
    db.transaction(() => {
      for (let product = 1; product <= 500; product += 1) writeProduct(day, product);
    })();
  }
  db.close();
  return written;
}
