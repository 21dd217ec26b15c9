import { asText, searchReader } from '../../search-parameters.ts';

export const readAgentRequest = searchReader<{ request?: string | undefined }>({ request: asText });

/** Returns the parameters that the agent sent, which the server encoded as one. */
export function parametersIn(request = ''): Record<string, string> {
  try {
    const query = atob(request.replaceAll('-', '+').replaceAll('_', '/'));
    return Object.fromEntries(new URLSearchParams(query));
  } catch {
    return {};
  }
}
