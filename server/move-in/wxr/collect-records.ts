import type { ExportCounts, ExportRecord } from './export-record.ts';
import { limitOf, limits } from './limit.ts';
import { type Draft, makeItemTerm, makers, makeSite } from './make-record.ts';
import { plainFeed } from './recognize-file.ts';
import { grouped } from './xml-fault.ts';

type Field = { name: string; depth: number; pieces: string[]; length: number };

type Attributes = Readonly<Record<string, string>>;

/** Of a record: `size` adds up its texts, and `fault` is why it's left out. */
type Open = Draft & { size: number; fault: string | undefined };

const newDraft = (element: string, line: number): Open => ({
  element,
  line,
  fields: new Map(),
  terms: [],
  meta: [],
  comments: 0,
  size: 0,
  fault: undefined,
});

const depths = { channel: 2, record: 3, field: 4, meta: 5 };
const longestTitle = 200;
const namespace = 'http://wordpress.org/export/';

/** Turns the tags and texts of a channel into records, which `take` returns and forgets. */
export function recordCollector(counts: ExportCounts) {
  const site = newDraft('channel', 0);
  let ready: ExportRecord[] = [];
  let isWordPress = false;
  let isSiteSent = false;
  let record: Open | undefined;
  let field: Field | undefined;
  let category: Attributes = {};
  let meta: Draft['meta'][number] | undefined;

  const owner = () => record ?? site;

  function sendSite() {
    if (isSiteSent) return;
    if (!isWordPress) throw plainFeed();
    isSiteSent = true;
    if (site.fault === undefined) ready.push(makeSite(site));
    else leaveOut(site, site.fault);
  }

  function leaveOut({ element, line, fields }: Open, reason: string) {
    const title = (fields.get('title') ?? '').slice(0, longestTitle);
    counts.leftOut += 1;
    ready.push({ kind: 'left_out', element, line, title, reason });
  }

  function openAt(depth: number, name: string, attributes: Attributes, line: number) {
    if (depth === 1) isWordPress ||= attributes['xmlns:wp']?.startsWith(namespace) === true;
    if (depth === depths.record && Object.hasOwn(makers, name)) {
      sendSite();
      record = newDraft(name, line);
    } else if (depth === depths.record) startField(name, depth);
    else if (depth === depths.field && record) openInRecord(record, name, attributes);
    else if (depth === depths.meta && meta && /^wp:meta_(key|value)$/.test(name))
      startField(name, depth);
  }

  function openInRecord(open: Open, name: string, attributes: Attributes) {
    if (name === 'wp:comment') {
      open.comments += 1;
      counts.comments += 1;
    } else if (name === 'wp:postmeta') meta = { key: '', value: '' };
    else {
      category = attributes;
      startField(name, depths.field);
    }
  }

  function startField(name: string, depth: number) {
    field = { name, depth, pieces: [], length: 0 };
  }

  /** Texts of tags inside a field are left out, because exports only have them if someone edited the file. */
  function addText(depth: number, piece: string) {
    if (field?.depth !== depth) return;
    const open = owner();
    field.length += piece.length;
    open.size += piece.length;
    const limit = limitOf(field.name);
    if (field.length > limit)
      open.fault ??= `The field ${field.name.slice(0, 50)} is longer than ${grouped(limit)} characters`;
    if (open.size > limits.item)
      open.fault ??= `All texts together are longer than ${grouped(limits.item)} characters`;
    if (open.fault === undefined || field.name === 'title') field.pieces.push(piece);
    if (open.fault !== undefined) field.pieces = [field.pieces.join('').slice(0, longestTitle)];
  }

  function closeAt(depth: number, name: string) {
    if (field?.depth === depth) finishField(field);
    if (depth === depths.field && name === 'wp:postmeta') finishMeta();
    if (depth === depths.record) finishRecord();
    if (depth === depths.channel && name === 'channel') sendSite();
  }

  function finishField({ name, pieces }: Field) {
    field = undefined;
    const open = owner();
    const text = pieces.join('');
    if (name === 'wp:meta_key' && meta) meta.key = text;
    else if (name === 'wp:meta_value' && meta) meta.value = text;
    else if (name === 'category' && open.element === 'item') addTerm(open, text);
    else if (open.fault === undefined || name === 'title') open.fields.set(name, text);
    if (name === 'wp:wxr_version') isWordPress = true;
  }

  function addTerm(open: Open, name: string) {
    const term = makeItemTerm(category.domain ?? '', category.nicename ?? '', name);
    if (term) open.terms.push(term);
    if (open.terms.length > limits.termsPerItem)
      open.fault ??= `There are more than ${limits.termsPerItem} categories and tags`;
  }

  function finishMeta() {
    if (record && meta?.key && record.fault === undefined) record.meta.push(meta);
    if (record && record.meta.length > limits.metaPerItem)
      record.fault ??= `There are more than ${grouped(limits.metaPerItem)} custom fields`;
    meta = undefined;
  }

  function finishRecord() {
    if (!record) return;
    const { make, required } = makers[record.element] ?? { make: makeSite, required: [] };
    const { fields } = record;
    const missing = required.find((name) => !fields.get(name)?.trim());
    if (missing) record.fault ??= `The field ${missing} is missing`;
    if (record.fault === undefined) ready.push(make(record));
    else leaveOut(record, record.fault);
    if (record.element === 'item') counts.items += 1;
    record = undefined;
  }

  return {
    openAt,
    addText,
    closeAt,
    take(): ExportRecord[] {
      const taken = ready;
      ready = [];
      return taken;
    },
  };
}
