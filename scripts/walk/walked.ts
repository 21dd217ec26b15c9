/** Sends calls to a running site, and records every unexpected response. */
export type Call = {
  method?: string | undefined;
  path: string;
  headers?: Record<string, string> | undefined;
  /** Sent as JSON, unless it is text or a form. */
  body?: unknown;
};

export type Answer = { status: number; text: string; headers: Headers };

const timeout = 60_000;

function encoded(body: unknown): { body?: BodyInit; headers?: Record<string, string> } {
  if (body === undefined) return {};
  if (typeof body === 'string' || body instanceof FormData || body instanceof URLSearchParams) {
    return { body };
  }
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

export async function send(
  site: string,
  { method = 'GET', path, headers, body }: Call,
): Promise<Answer> {
  const given = encoded(body);
  const response = await fetch(new URL(path, site), {
    ...given,
    method,
    headers: { ...given.headers, ...headers },
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
  });
  const { status } = response;
  // A stream of events doesn't end.
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (isStream) await response.body?.cancel();
  return { status, text: isStream ? '' : await response.text(), headers: response.headers };
}

export const succeeds = (status: number) => status < 400;

const shownLength = 300;

export class Walked {
  readonly url: string;
  readonly triesBadInput: boolean;
  readonly counts: Record<string, number> = {};
  readonly failures: string[] = [];
  /** Records the method and path of each call, and the names of jobs and commands. */
  readonly made = new Set<string>();

  constructor(url: string, triesBadInput: boolean) {
    this.url = url;
    this.triesBadInput = triesBadInput;
  }

  note(kind: string, what: string, outcome: string, isExpected: boolean) {
    this.counts[kind] = (this.counts[kind] ?? 0) + 1;
    if (!isExpected) this.failures.push(`${kind}: ${what}: ${outcome.slice(0, shownLength)}`);
  }

  /** Records a failed step and continues. A step fails if a response that it needs is missing. */
  async attempt(kind: string, what: string, step: () => Promise<unknown>) {
    try {
      await step();
    } catch (error) {
      this.note(kind, what, String(error), false);
    }
  }

  async make(kind: string, call: Call, isExpected = succeeds): Promise<Answer> {
    this.made.add(`${call.method ?? 'GET'} ${call.path.split('?')[0]}`);
    return this.probe(kind, call, isExpected);
  }

  /** Like `make`, but doesn't record the call as made. */
  async probe(kind: string, call: Call, isExpected = succeeds): Promise<Answer> {
    const answer = await send(this.url, call);
    const { method = 'GET', path } = call;
    const outcome = `${answer.status} ${answer.text}`;
    this.note(kind, `${method} ${path}`, outcome, isExpected(answer.status));
    return answer;
  }
}
