import { walkBadInput } from './bad-input.ts';
import { type Answer, type Call, succeeds, type Walked } from './walked.ts';

export const form = (fields: Record<string, string>) => new URLSearchParams(fields);
export const post = (path: string, body?: unknown): Call => ({ method: 'POST', path, body });
export const remove = (path: string): Call => ({ method: 'DELETE', path });
export const get = (path: string): Call => ({ path });

/** Stores the cookies of a visitor's browser. */
export function browser(walked: Walked, kind: string) {
  const jar = new Map<string, string>();
  const headers = () => ({
    'sec-fetch-site': 'same-origin',
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0',
    ...(jar.size > 0 && { cookie: [...jar].map((pair) => pair.join('=')).join('; ') }),
  });
  function keepCookies(answer: Answer) {
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (/max-age=0/i.test(set)) jar.delete(name);
      else jar.set(name, value);
    }
  }
  return async (given: Call, isExpected = succeeds): Promise<Answer> => {
    const call = { ...given, headers: { ...headers(), ...given.headers } };
    await walkBadInput(walked, kind, call);
    const answer = await walked.make(kind, call, isExpected);
    keepCookies(answer);
    return answer;
  };
}
