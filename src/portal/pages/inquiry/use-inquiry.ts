import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  type Complaints,
  complaintsOf,
  type InquiryField,
  type InquiryKind,
  inquiryValuesOf,
  type PostedInquiry,
} from '#contract/visitor/inquiry-rule.ts';
import { callApi, type JsonOf } from '../../../api/call-api.ts';
import { isFocusFree } from '../../../ui/focus.ts';

type Refusal = { attempt: number; code: string; complaints: Complaints };

const valuesIn = (form: HTMLFormElement) => inquiryValuesOf(new FormData(form));

/** Keeps only complaints that were already shown, so that no new ones appear while typing. */
const stillInvalid = (before: Complaints, now: Complaints): Complaints =>
  Object.fromEntries(
    (Object.keys(before) as InquiryField[]).flatMap((field) =>
      now[field] ? [[field, now[field]]] : [],
    ),
  );

/** Submits an inquiry. The fields are uncontrolled, so that a failure never loses their values. */
export function useInquiry(
  kind: InquiryKind,
  posted: PostedInquiry | undefined,
  onSent: () => void,
) {
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | undefined>(
    posted && { attempt: 0, code: posted.refusal, complaints: complaintsOf(kind, posted.values) },
  );
  const summary = useRef<HTMLDivElement>(null);
  const attempt = refusal?.attempt;
  useEffect(() => {
    if (attempt === undefined || (attempt === 0 && !isFocusFree())) return;
    summary.current?.focus();
  }, [attempt]);

  const refuse = (code: string, complaints: Complaints = {}) =>
    setRefusal((last) => ({ attempt: (last?.attempt ?? 0) + 1, code, complaints }));

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = valuesIn(event.currentTarget);
    const complaints = complaintsOf(kind, values);
    if (Object.keys(complaints).length > 0) return refuse('bad_input', complaints);
    setSending(true);
    // Failed calls aren't retried, because the message might arrive twice.
    const json = { kind, ...values } as JsonOf<'POST', '/api/inquiries'>;
    const result = await callApi('POST', '/api/inquiries', { json });
    setSending(false);
    if ('failure' in result) refuse(result.failure.code);
    else onSent();
  }

  function recheck(event: FormEvent<HTMLFormElement>) {
    if (refusal?.code !== 'bad_input') return;
    const complaints = stillInvalid(
      refusal.complaints,
      complaintsOf(kind, valuesIn(event.currentTarget)),
    );
    setRefusal(Object.keys(complaints).length > 0 ? { ...refusal, complaints } : undefined);
  }

  return { sending, refusal, summary, submit, recheck };
}
