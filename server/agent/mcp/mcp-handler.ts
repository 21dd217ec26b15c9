/** The only file that loads the protocol's package. */
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';

const product = { name: 'aceboard', version: '1' };

/** A client that asks to hear of new tools would otherwise hold its request open, in vain. */
const options = { capabilities: { tools: { listChanged: false } } };

/** Answers the protocols of 2026-07-28 and 2025-11-25, without sessions. */
export function mcpHandler<Caller>(equip: (server: McpServer, caller: Caller) => void) {
  return async (request: Request, caller: Caller): Promise<Response> => {
    const { fetch } = createMcpHandler(() => {
      const server = new McpServer(product, options);
      equip(server, caller);
      return server;
    });
    return fetch(request);
  };
}
