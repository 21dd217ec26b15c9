import { maxLength } from '#contract/text-rule.ts';
import { searchReader } from '../../search-parameters.ts';

/** Reads the parameters that the agent sent, which the server encoded as one in base64url. */
const readEncoded = (raw: unknown) =>
  typeof raw === 'string' && raw.length <= maxLength.url && /^[\w-]+$/.test(raw) ? raw : undefined;

export const readAgentRequest = searchReader<{ request?: string | undefined }>({
  request: readEncoded,
});

export function parametersIn(request = ''): Record<string, string> {
  try {
    const query = atob(request.replaceAll('-', '+').replaceAll('_', '/'));
    return Object.fromEntries(new URLSearchParams(query));
  } catch {
    return {};
  }
}
