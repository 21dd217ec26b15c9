/** Marks the fields that a proposal changes, with the live value below each. */
import { createContext, type ReactNode, use, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { fieldAt, fieldName } from '../../form/field-label.ts';
import { useAdminTexts } from '../../language.ts';
import { releaseLook } from '../release-look.ts';
import type { FullProposal } from '../release-output.ts';
import { LiveValue } from '../review/live-value.tsx';
import { type ProposedField, useProposedFields } from '../review/proposed-fields.ts';

/** The proposal that is laid over a form. */
export const MarkedProposalContext = createContext<FullProposal | undefined>(undefined);

/** Must be rendered inside the form. */
export function ProposedMarks(): ReactNode {
  const proposal = use(MarkedProposalContext);
  return proposal?.action === 'change' ? <Marks proposal={proposal} /> : null;
}

type Mark = { field: ProposedField; box: HTMLElement };

function Marks({ proposal }: { proposal: FullProposal }) {
  const start = useRef<HTMLSpanElement>(null);
  const fields = useProposedFields(proposal);
  const [marks, setMarks] = useState<Mark[]>([]);
  useLayoutEffect(() => {
    const form = start.current?.closest('form') ?? null;
    let found: Mark[] = [];
    function hide() {
      for (const { box } of found) box.remove();
    }
    function show() {
      hide();
      found = marksIn(form, fields);
      setMarks(found);
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
  }, [fields]);
  return (
    <>
      <span ref={start} hidden />
      {marks.map(({ field, box }) => createPortal(<LiveNote field={field} />, box, field.path))}
    </>
  );
}

const hasField = (node: Node) =>
  node instanceof HTMLElement && (node.matches('[name]') || node.querySelector('[name]') !== null);

/** Adds an empty box after the field of each change. */
function marksIn(form: HTMLElement | null, fields: ProposedField[]): Mark[] {
  return fields.flatMap((field) => {
    const name = fieldName(form, field.path);
    const element = name && fieldAt(form, name);
    const around = element && boxAround(element);
    if (!around) return [];
    const box = document.createElement('div');
    box.dataset.proposed = '';
    around.append(box);
    return { field, box };
  });
}

/** The element that contains a field and its label. */
const boxAround = (field: HTMLElement) =>
  field.closest('[role=group], fieldset')?.querySelector(':scope > legend')
    ? field.closest<HTMLElement>('[role=group], fieldset')
    : (labelBox(field) ?? field.parentElement);

const labelBox = (field: HTMLElement) => {
  const label = 'labels' in field && (field as HTMLInputElement).labels?.[0];
  return label ? label.parentElement : undefined;
};

function LiveNote({ field }: { field: ProposedField }) {
  const { pending: text } = useAdminTexts().release;
  return (
    <p className={`border-l-2 pl-2 text-muted text-small ${releaseLook.line}`}>
      <span className="sr-only">{text.marked}. </span>
      {text.live}
      <LiveValue field={field} />
    </p>
  );
}
