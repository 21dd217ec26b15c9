/** Counts what an export contains, with samples of its custom fields, so that someone can decide what each becomes. */
import { maxTypes } from '#contract/move-in/import-options.ts';
import { type ImportContents, maxSamples } from '#contract/move-in/site-import.ts';
import { decoded } from '../media/upload-path.ts';
import { listIn } from '../offer/read-value.ts';
import type { ExportItem } from '../wxr/export-record.ts';
import type { SiteRecord } from './site-plan.ts';

const maxSampleLength = 120;
/** More would only be noise in a screen that a person reads. */
const maxFields = 1_000;
const maxCategories = 1_000;
const maxName = 200;

/** Types of WordPress and its plugins that visitors never saw, and those that are read in other ways. */
const internalTypes = [
  ...['attachment', 'nav_menu_item', 'thirstylink', 'revision', 'custom_css', 'oembed_cache'],
  ...['customize_changeset', 'user_request', 'wp_global_styles', 'wp_navigation', 'wp_template'],
  ...['wp_template_part', 'acf-field', 'acf-field-group', 'acf-post-type', 'acf-taxonomy'],
];
export const isInternalType = (type: string) => internalTypes.includes(type);

const keptPrivateKeys = ['_yoast_wpseo_title', '_yoast_wpseo_metadesc'];
const internalKey = /^_(edit|wp|oembed|thumbnail|menu|elementor|yoast|pingme|encloseme|ta)_/;

/** Advanced Custom Fields stores a reference to the field beside each value. */
const isFieldReference = (key: string, value: string) =>
  key.startsWith('_') && value.startsWith('field_');

const isShown = (key: string, value: string) =>
  keptPrivateKeys.includes(key) ||
  !(value === '' || internalKey.test(key) || isFieldReference(key, value));

const keyed = <Item>(items: readonly Item[], keyOf: (item: Item) => string) =>
  new Map(items.map((item) => [keyOf(item), item]));

/** `known` is what earlier files of the same import contain. */
export function gatherContents(known: ImportContents) {
  const types = keyed(known.types, ({ type }) => type);
  const fields = keyed(known.fields, ({ type, key }) => `${type} ${key}`);
  const categories = keyed(known.categories, ({ slug }) => slug);
  let { links } = known;

  function addField(type: string, key: string, value: string) {
    const name = `${type} ${key}`;
    const field = fields.get(name) ?? { type, key, count: 0, samples: [] };
    if (!fields.has(name)) {
      if (key.length > maxName || fields.size === maxFields) return;
      fields.set(name, field);
    }
    field.count += 1;
    addSample(field.samples, sampleOf(value));
  }

  function addItem({ type, terms, meta }: ExportItem) {
    if (type === 'thirstylink') links += 1;
    if (isInternalType(type)) return;
    const found = types.get(type) ?? { type, count: 0 };
    if (type.length > maxName || (found.count === 0 && types.size === maxTypes)) return;
    types.set(type, { ...found, count: found.count + 1 });
    for (const { taxonomy, slug, name } of terms) {
      if (taxonomy !== 'category') continue;
      const category = categories.get(slug) ?? { slug, name: name || decoded(slug), count: 0 };
      const isNew = category.count === 0;
      if (slug.length > maxName || (isNew && categories.size === maxCategories)) continue;
      categories.set(slug, { ...category, count: category.count + 1 });
    }
    for (const { key, value } of meta) if (isShown(key, value)) addField(type, key, value);
  }

  return {
    add(record: SiteRecord) {
      if (record.kind === 'item') addItem(record);
      if (record.kind === 'link') links += 1;
    },
    result: (): ImportContents => ({
      types: [...types.values()],
      fields: [...fields.values()],
      categories: [...categories.values()],
      links,
    }),
  };
}

/** Shows a list that PHP has serialized as people write lists. */
const sampleOf = (value: string) =>
  (value.startsWith('a:') ? listIn(value).join(', ') : value)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxSampleLength);

/** The largest number is one of the samples, because it tells what a rating is out of. */
function addSample(samples: string[], sample: string) {
  if (sample === '' || samples.includes(sample)) return;
  const largest = Math.max(...samples.map(Number));
  if (samples.length < maxSamples) samples.push(sample);
  else if (Number(sample) > largest) samples[maxSamples - 1] = sample;
}
