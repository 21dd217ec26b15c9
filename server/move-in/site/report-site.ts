/** Collects what an import takes over, and what not and why. */
import type { ImportReport, ReportLine } from '#contract/move-in/import-report.ts';
import type { ExportItem, LeftOut } from '../wxr/export-record.ts';
import type { Finding } from './page-draft.ts';
import type { MadePicture } from './take-pictures.ts';

/** A report is for people. More lines would only say the same again. */
const maxLines = 5_000;

export function siteReport() {
  const taken: Record<string, number> = {};
  const totals: Record<string, number> = {};
  const lines: ReportLine[] = [];

  const count = (counts: Record<string, number>, name: string) => {
    counts[name] = (counts[name] ?? 0) + 1;
  };
  function add(line: ReportLine) {
    count(totals, line.what);
    if (lines.length < maxLines) lines.push(line);
  }

  return {
    /** `name` is the title of a post, or an address. */
    entry(kind: string, name: string, findings: readonly Finding[], isTaken: boolean) {
      if (isTaken) count(taken, kind);
      for (const finding of findings) add({ ...finding, name });
    },
    unread: ({ element, line, title, reason }: LeftOut) =>
      add({ what: 'left out', name: title || `${element} in line ${line}`, detail: reason }),
    picture({ title, attachmentUrl }: ExportItem, made: MadePicture | null) {
      if (made && 'path' in made.taken) return count(taken, 'image');
      const detail = made && 'reason' in made.taken ? made.taken.reason : 'It was not looked for';
      add({ what: 'picture missing', name: title || attachmentUrl, detail });
    },
    deadAddress: (from: string, to: string) =>
      add({ what: 'dead link', name: from, detail: `There is no partner for ${to}` }),
    /** For example, a post whose state or type isn't imported. */
    leftOut: (name: string, detail: string) => add({ what: 'left out', name, detail }),
    result: (): Omit<ImportReport, 'menus'> => ({ taken, totals, lines }),
  };
}

export type SiteReport = ReturnType<typeof siteReport>;
