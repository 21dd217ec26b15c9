/** Text and its matches, as ascending UTF-16 offsets that don't overlap. */
type Mark = [start: number, end: number];
export type MarkedText = { text: string; marks: Mark[] };

const moved = (marks: Mark[], by: number) =>
  marks.map(([start, end]): Mark => [start + by, end + by]);

export const markedText = (text: string, marks: Mark[] = []): MarkedText => ({ text, marks });

/** Replaces `{name}` in a template with marked text. */
export function fillMarkedText(
  template: string,
  name: string,
  { text, marks }: MarkedText,
): MarkedText {
  const gap = `{${name}}`;
  return { text: template.replace(gap, () => text), marks: moved(marks, template.indexOf(gap)) };
}

export const joined = (texts: MarkedText[], separator = ', '): MarkedText =>
  texts.reduce((before, { text, marks }, index) => {
    const start = index === 0 ? '' : before.text + separator;
    return { text: start + text, marks: [...before.marks, ...moved(marks, start.length)] };
  }, markedText(''));

const visibleStart = 90;
const wordsBefore = 30;

/** Shortens long text to start just before its first match. */
export function excerptAround({ text, marks }: MarkedText): MarkedText {
  const first = marks[0]?.[0] ?? 0;
  if (first < visibleStart) return { text, marks };
  const cut = text.lastIndexOf(' ', first - wordsBefore) + 1 || first;
  return { text: `…${text.slice(cut)}`, marks: moved(marks, 1 - cut) };
}

type Part = { start: number; text: string; matches: boolean };

export function partsOf({ text, marks }: MarkedText): Part[] {
  const parts: Part[] = [];
  let at = 0;
  const add = (end: number, matches: boolean) => {
    if (end > at) parts.push({ start: at, text: text.slice(at, end), matches });
    at = Math.max(at, end);
  };
  for (const [start, end] of marks) {
    add(start, false);
    add(end, true);
  }
  add(text.length, false);
  return parts;
}
