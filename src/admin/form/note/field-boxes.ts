/** Adds boxes to the fields of a form, in which notes about them are shown. */
import { useLayoutEffect, useRef, useState } from 'react';
import { fieldAt, fieldName } from '../field-label.ts';

export type NotedField = { path: string };
export type FieldBox<Field extends NotedField> = { field: Field; box: HTMLElement };

/** Set `start` as the ref of an element inside the form. `mark` is the attribute of the boxes. */
export function useFieldBoxes<Field extends NotedField>(fields: readonly Field[], mark: string) {
  const start = useRef<HTMLSpanElement>(null);
  const [boxes, setBoxes] = useState<FieldBox<Field>[]>([]);
  useLayoutEffect(() => {
    const form = start.current?.closest('form') ?? null;
    let found: FieldBox<Field>[] = [];
    function hide() {
      for (const { box } of found) box.remove();
    }
    function show() {
      hide();
      found = boxesIn(form, fields, mark);
      setBoxes(found);
    }
    show();
    // Fields may appear later, such as those of a tab or a translation.
    const observer = new MutationObserver((changes) => {
      if (changes.some(({ addedNodes }) => [...addedNodes].some(hasField))) show();
    });
    if (form) observer.observe(form, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      hide();
    };
  }, [fields, mark]);
  return { start, boxes };
}

const hasField = (node: Node) =>
  node instanceof HTMLElement && (node.matches('[name]') || node.querySelector('[name]') !== null);

function boxesIn<Field extends NotedField>(
  form: HTMLElement | null,
  fields: readonly Field[],
  mark: string,
): FieldBox<Field>[] {
  return fields.flatMap((field) => {
    const name = fieldName(form, field.path);
    const element = name && fieldAt(form, name);
    const around = element && boxAround(element);
    if (!around) return [];
    const box = document.createElement('div');
    box.dataset[mark] = '';
    around.append(box);
    return { field, box };
  });
}

/** The element that contains a field and its label. */
const boxAround = (field: HTMLElement) => groupOf(field) ?? labelBox(field) ?? field.parentElement;

/** A group with a legend is a single field, apart from the panel of a language. */
function groupOf(field: HTMLElement) {
  const group = field.closest<HTMLElement>('[role=group], fieldset');
  const isField = !group?.parentElement?.matches('[role=tabpanel]');
  return isField && group?.querySelector(':scope > legend') ? group : undefined;
}

const labelBox = (field: HTMLElement) => {
  const label = 'labels' in field && (field as HTMLInputElement).labels?.[0];
  return label ? label.parentElement : undefined;
};
