/** Evaluates the filters that we send to Meilisearch, in the part of its language that they use. */
import type { IndexedDocument } from '../../../../search-index/meilisearch/index/indexed-document.ts';

type Value = string | number | boolean | null;
type Condition = (values: readonly Value[]) => boolean;

const unquoted = (text: string) => text.trim().replace(/^"(.*)"$/, '$1');

const forms: [form: RegExp, (given: string) => Condition][] = [
  [
    /^(\w+) IN \[(.*)\]$/,
    (given) => {
      const wanted = given.split(',').map(unquoted);
      return (values) => values.some((value) => wanted.includes(String(value)));
    },
  ],
  [/^(\w+) IS (NULL)$/, () => (values) => values.includes(null)],
  [/^(\w+) = (.+)$/, (given) => (values) => values.map(String).includes(unquoted(given))],
  [/^(\w+) <= (.+)$/, (given) => (values) => values.some((value) => isAtMost(value, given))],
  [/^(\w+) > (.+)$/, (given) => (values) => values.some((value) => isMore(value, given))],
];

const isAtMost = (value: Value, given: string) =>
  typeof value === 'number' && value <= Number(given);
const isMore = (value: Value, given: string) => typeof value === 'number' && value > Number(given);

function meets(document: IndexedDocument, condition: string): boolean {
  if (condition.startsWith('NOT ')) return !meets(document, condition.slice('NOT '.length));
  for (const [form, conditionFor] of forms) {
    const [, field = '', given = ''] = form.exec(condition) ?? [];
    if (field)
      return conditionFor(given)([document[field as keyof IndexedDocument]].flat() as Value[]);
  }
  throw new Error(`The test can't evaluate “${condition}”.`);
}

export const passesFilter = (document: IndexedDocument, filter: readonly string[]): boolean =>
  filter.every((line) => line.split(' OR ').some((condition) => meets(document, condition)));
