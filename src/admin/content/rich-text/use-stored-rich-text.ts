import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { checkRichText } from '#contract/content/rich-text/check-rich-text.ts';
import type { RichText } from '#contract/content/rich-text/rich-text-node.ts';
import {
  checksumOf,
  deleteDraft,
  readDraft,
  type UnsavedText,
  writeDraft,
} from './stored-rich-text.ts';

type Field = { name: string; value: RichText | null; isDirty: boolean };

/** Offers a stored draft when its field is opened, until the draft is restored or discarded, or the form is saved. */
export function useUnsavedText({ name, value, isDirty }: Field) {
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
