import type { InquiryKind, InquiryValues } from '#contract/visitor/inquiry-rule.ts';

const longestWait = 30_000;

/** Answers the code of what went wrong, if anything did. Never tried again by itself: it might arrive twice. */
export async function sendInquiry(
  kind: InquiryKind,
  values: InquiryValues,
): Promise<string | undefined> {
  try {
    const answer = await fetch('/api/inquiries', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind, ...values }),
      signal: AbortSignal.timeout(longestWait),
    });
    if (answer.ok) return undefined;
    const { code } = (await answer.json()) as { code: string };
    return code;
  } catch {
    return 'unreachable';
  }
}
