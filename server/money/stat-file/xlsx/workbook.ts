import { posix } from 'node:path';
import { fileRefusal } from '../stat-file.ts';
import { localName, openPackage, type Package, readWhole } from './package.ts';
import { type SheetRow, sheetRows } from './sheet-rows.ts';
import { readDateStyles } from './style.ts';

type Sheet = { name: string; relation: string };

const bookName = 'xl/workbook.xml';

export async function openWorkbook(bytes: Buffer) {
  const file = await openPackage(bytes);
  async function* rows(sheetName: string): AsyncGenerator<SheetRow> {
    const { sheets, startsIn1904 } = await readBook(file);
    const sheet = findSheet(sheets, sheetName);
    const targets = await readTargets(file);
    const context = {
      texts: await readTexts(file, targets.byType('sharedStrings')),
      dateStyles: await readDateStyles(file, targets.byType('styles')),
      startsIn1904,
    };
    const collector = sheetRows(context);
    for await (const _ of file.parse(targets.byId(sheet.relation), collector)) {
      yield* collector.take();
    }
  }
  return { rows, close: file.close };
}

function findSheet(sheets: readonly Sheet[], name: string): Sheet {
  const folded = name.trim().toLowerCase();
  const found =
    folded === '' ? sheets[0] : sheets.find((sheet) => sheet.name.toLowerCase() === folded);
  if (!found) throw fileRefusal(`The workbook has no sheet “${name}”`);
  return found;
}

async function readBook(file: Package) {
  const sheets: Sheet[] = [];
  let startsIn1904 = false;
  await readWhole(file, bookName, {
    open(name, attributes) {
      if (localName(name) === 'workbookPr') {
        startsIn1904 = /^(1|true)$/.test(attributes.date1904 ?? '');
      }
      if (localName(name) !== 'sheet') return;
      const relation = Object.keys(attributes).find((key) => /:id$/.test(key)) ?? '';
      sheets.push({ name: attributes.name ?? '', relation: attributes[relation] ?? '' });
    },
  });
  return { sheets, startsIn1904 };
}

/** Returns where the parts of the workbook are. */
async function readTargets(file: Package) {
  const byId = new Map<string, string>();
  const byType = new Map<string, string>();
  await readWhole(file, 'xl/_rels/workbook.xml.rels', {
    open(name, { Id = '', Type = '', Target = '' }) {
      if (localName(name) !== 'Relationship') return;
      const target = Target.startsWith('/') ? Target.slice(1) : posix.join('xl', Target);
      byId.set(Id, target);
      byType.set(Type.slice(Type.lastIndexOf('/') + 1), target);
    },
  });
  return {
    byId: (id: string) => byId.get(id) ?? '',
    byType: (type: string) => byType.get(type),
  };
}

/** Reads the texts that cells share. Those inside a phonetic hint don't belong to the text. */
async function readTexts(file: Package, name: string | undefined): Promise<string[]> {
  const texts: string[] = [];
  if (name === undefined || !file.has(name)) return texts;
  const open: string[] = [];
  let text = '';
  await readWhole(file, name, {
    open(element) {
      open.push(localName(element));
      if (open.at(-1) === 'si') text = '';
    },
    addText(part) {
      if (open.at(-1) === 't' && !open.includes('rPh')) text += part;
    },
    close() {
      if (open.pop() === 'si') texts.push(text);
    },
  });
  return texts;
}
