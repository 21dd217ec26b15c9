/** A form field for rich text. Only screens that show the field load the editor. */
import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useId, useMemo, useRef, useState } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { checkRichText } from '#contract/content/rich-text/check-rich-text.ts';
import type { RichText } from '#contract/content/rich-text/rich-text-node.ts';
import type { Language } from '#contract/language.ts';
import { buttonClass } from '../../../ui/button.ts';
import { FieldError } from '../../../ui/field/field.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { formatTime } from '../../format.ts';
import { adminLanguage, useAdminTexts } from '../../language.ts';
import { useMayWrite } from '../../people/sign-in/use-session.ts';
import { describeExcess } from './describe-excess.ts';
import { errorSentences } from './describe-place.ts';
import {
  checksumOf,
  deleteDraft,
  readDraft,
  type UnsavedText,
  writeDraft,
} from './stored-rich-text.ts';

type Field = { name: string; value: RichText | null; isDirty: boolean };

/** Offers a stored draft when its field is opened, until the draft is restored or discarded, or the form is saved. */
function useUnsavedText({ name, value, isDirty }: Field) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const place = `${path} ${name}`;
  const [offered, setOffered] = useState<UnsavedText | undefined>(() => {
    const draft = readDraft(place);
    // A draft stored by another version may contain unknown nodes.
    const isKnown = draft?.text === null || checkRichText(draft?.text).length === 0;
    return isKnown ? draft : undefined;
  });
  // A form stored when the session expired restores the text itself.
  if (offered && JSON.stringify(offered.text) === JSON.stringify(value)) setOffered(undefined);
  const wasDirty = useRef(false);
  const [loaded] = useState(() => checksumOf(value));
  const base = useRef(loaded);
  useEffect(() => {
    if (isDirty) writeDraft(place, value, base.current);
    else {
      base.current = checksumOf(value);
      if (wasDirty.current) deleteDraft(place);
    }
    wasDirty.current = isDirty;
  }, [place, value, isDirty]);

  return {
    keep: (text: RichText | null) => writeDraft(place, text, base.current),
    offered: offered && { ...offered, isOutdated: (offered.base ?? loaded) !== loaded },
    close: () => {
      setOffered(undefined);
      if (!isDirty) deleteDraft(place);
    },
  };
}

type DraftNoticeProps = {
  draft: UnsavedText & { isOutdated: boolean };
  onRestore: () => void;
  onDiscard: () => void;
};

const RichTextEditor = lazy(() =>
  import('./rich-text-editor.tsx').then((file) => ({ default: file.RichTextEditor })),
);
const RichTextPreview = lazy(() =>
  import('./rich-text-preview.tsx').then((file) => ({ default: file.RichTextPreview })),
);

type Props<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  label: string;
  hint?: string;
  language: Language;
};

/** The value is null if the text is empty. */
export function RichTextField<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { richText: text } = useAdminTexts();
  const { control, name, label, hint, language } = props;
  const { field, fieldState } = useController({ control, name });
  const mayWrite = useMayWrite();
  const id = useId();
  const value: RichText | null = field.value ?? null;
  const isWide = useMedia('(min-width: 110rem)');
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const draft = useUnsavedText({ name, value, isDirty: fieldState.isDirty });
  const frame = useRef<HTMLDivElement>(null);
  // The pressed button disappears with its notice, so focus moves to the text.
  const focusText = () => frame.current?.querySelector<HTMLElement>('[role=textbox]')?.focus();
  const excess = useMemo(() => describeExcess(value, text, adminLanguage()), [value, text]);
  // If the text is too long, only that error is shown.
  const errors = excess ? [excess] : errorSentences(fieldState.error, value, text);
  return (
    <div ref={frame} className="flex min-w-0 flex-col gap-1.5">
      <p id={`${id}-label`} className="font-strong text-small">
        {label}
      </p>
      {draft.offered && (
        <DraftNotice
          draft={draft.offered}
          onRestore={() => {
            field.onChange(draft.offered?.text ?? null);
            draft.close();
            focusText();
          }}
          onDiscard={() => {
            draft.close();
            focusText();
          }}
        />
      )}
      <div className="grid gap-4 min-[110rem]:grid-cols-2">
        <Suspense
          fallback={
            <div aria-busy="true" className="min-h-96 rounded-control border border-edge" />
          }
        >
          <RichTextEditor
            value={value}
            onChange={field.onChange}
            onKeep={draft.keep}
            isDirty={fieldState.isDirty}
            onBlur={field.onBlur}
            fieldRef={field.ref}
            name={name}
            label={label}
            language={language}
            isDisabled={!mayWrite}
            isInvalid={errors.length > 0}
            labelledBy={`${id}-label`}
            describedBy={`${id}-help${errors.length > 0 ? ` ${id}-error` : ''}`}
          />
        </Suspense>
        {!isWide && (
          <button
            type="button"
            aria-expanded={isPreviewOpen}
            onClick={() => setPreviewOpen(!isPreviewOpen)}
            className={`justify-self-start ${buttonClass.quiet}`}
          >
            {isPreviewOpen ? text.hidePreview : text.showPreview}
          </button>
        )}
        {(isWide || isPreviewOpen) && (
          <Suspense>
            <RichTextPreview label={label} text={value} language={language} />
          </Suspense>
        )}
      </div>
      <p id={`${id}-help`} className="text-muted text-small">
        {hint ? `${hint} ${text.help}` : text.help}
      </p>
      <div
        id={`${id}-error`}
        role="status"
        // Sticky, because the end of the text may be far from the cursor. Leaves room for the bar with the save button.
        className={
          excess
            ? 'sticky bottom-20 z-1 rounded-control border border-danger-line bg-danger-ground px-3 py-2'
            : 'empty:absolute'
        }
      >
        {errors.map((message) => (
          <FieldError key={message} message={message} />
        ))}
      </div>
    </div>
  );
}

function DraftNotice({ draft, onRestore, onDiscard }: DraftNoticeProps) {
  const text = useAdminTexts().richText.draft;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-2 rounded-control border border-edge bg-lifted px-3 py-2 text-small"
    >
      <p className="min-w-48 flex-1">
        {text.found(formatTime(draft.at))} {draft.isOutdated && text.outdated}
      </p>
      <button type="button" className={buttonClass.quiet} onClick={onRestore}>
        {text.restore}
      </button>
      <button type="button" className={buttonClass.quiet} onClick={onDiscard}>
        {text.discard}
      </button>
    </div>
  );
}
