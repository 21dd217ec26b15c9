type Refusal = { code: string; field?: string };
export type Answer<Data> = { data: Data } | { refusal: Refusal };

const longestWait = 30_000;

/** A call of the site's own: whatever becomes of it is an answer, and none is thrown. */
export async function callSite<Data>(
  method: 'GET' | 'POST' | 'DELETE',
  address: string,
  body?: object,
): Promise<Answer<Data>> {
  try {
    const answer = await fetch(address, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(longestWait),
    });
    const text = await answer.text();
    const parsed = text ? JSON.parse(text) : undefined;
    if (answer.ok) return { data: parsed };
    return { refusal: { code: parsed.code, field: parsed.errors?.[0]?.path } };
  } catch {
    return { refusal: { code: 'unreachable' } };
  }
}

export const callAccount = <Data>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
): Promise<Answer<Data>> => callSite(method, `/api/account${path}`, body);
