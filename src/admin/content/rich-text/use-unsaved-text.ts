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
} from './unsaved-text.ts';

type Field = { name: string; value: RichText | null; isDirty: boolean };

/** A draft is there again when its field is opened, until it is taken, discarded or something is saved. */
export function useUnsavedText({ name, value, isDirty }: Field) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const place = `${path} ${name}`;
  const [offered, setOffered] = useState<UnsavedText | undefined>(() => {
    const draft = readDraft(place);
    // A later version may know other nodes.
    const isKnown = draft?.text === null || checkRichText(draft?.text).length === 0;
    return isKnown ? draft : undefined;
  });
  // A form that was stored at the end of a session brings the text back itself.
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
