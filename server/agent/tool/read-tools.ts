import { z } from 'zod';
import * as tools from '#contract/agent/agent-tool.ts';
import { productFacts } from '#contract/catalogue/fact/product-facts.ts';
import { adminCalls } from '../../contents/admin-calls.ts';
import { overviewCalls } from '../../contents/overview-calls.ts';
import { agentTool, readingTool } from '../agent-tool.ts';

const { market, change, report, linkCheck, missedSearch, product, translation } = adminCalls;

const search = readingTool({
  name: 'search',
  title: 'Search',
  description:
    'Finds partners, bonuses, banners, promo codes, pages and markets by name, at most five of each. Use it to get the kind and ID that other tools ask for.',
  scope: 'read',
  call: overviewCalls.searchEverything,
});

const get = agentTool({
  name: 'get',
  title: 'Get an entry',
  description:
    'Reads one entry as people edit it: all fields, and its texts in every language below `i18n`. Includes what you have already proposed for it.',
  scope: 'read',
  role: 'viewer',
  input: tools.entity,
  output: tools.entityAnswer,
  run: async ({ stateOf }, { kind, id }) => ({
    ...{ kind, id },
    untrusted: { entry: await stateOf(kind, id) },
  }),
});

/** The facts of a partner are due when the oldest check of any of them is. */
const listStaleFacts = agentTool({
  name: 'list_stale_facts',
  title: 'List stale facts',
  description:
    'Lists partners with facts that nobody has checked for too long, with all their facts, the sources and the days of the last checks. Look at the source yourself before you propose a new day in `verified_on`.',
  scope: 'read',
  role: 'viewer',
  input: z.object(tools.page),
  output: z.object({
    untrusted: z.object({
      items: z.array(z.object({ id: z.int(), name: z.string(), facts: productFacts })),
      total: z.int(),
    }),
  }),
  async run({ read, stateOf }, paging) {
    const { items, total } = await read(product.list, { missing: 'fact_check', ...paging });
    const found = [];
    for (const { id, name } of items) {
      const { facts } = await stateOf('product', id);
      found.push({ id, name, facts: productFacts.parse(facts) });
    }
    return { untrusted: { items: found, total } };
  },
});

const rulesOfMarket = agentTool({
  name: 'rules_of_market',
  title: 'Rules of a market',
  description:
    'Reads what the law of a country or region allows on this site, with everything it inherits: which offers are shown, as text only or not at all, from when, which licences and terms are required, and the sources.',
  scope: 'read',
  role: 'viewer',
  input: z.object({ code: tools.marketCode }),
  output: z.object({ untrusted: z.object({ market: z.json().nullable() }) }),
  async run({ read }, { code }) {
    const { items } = await read(market.list, {});
    const found = items.find((one) => one.code === code);
    return { untrusted: { market: found ? JSON.parse(JSON.stringify(found)) : null } };
  },
});

const listed = [
  readingTool({
    name: 'list_missing_translations',
    title: 'List missing translations',
    description:
      'Lists texts that have no translation, or with `state: stale` those whose original was changed since they were translated. Propose texts with `propose_text`.',
    scope: 'read',
    call: translation.list,
  }),
  readingTool({
    name: 'history',
    title: 'History',
    description:
      'Lists changes, newest first: of everything, of one entry, of a person, or of some days.',
    scope: 'read',
    call: change.list,
  }),
  readingTool({
    name: 'report',
    title: 'Report of clicks',
    description:
      'Adds up the clicks of visitors in a period by partner, page, place, market or another dimension, beside those of an earlier period, with the conversions that partners reported.',
    scope: 'report',
    call: report.clicks,
  }),
  readingTool({
    name: 'link_health',
    title: 'Broken links',
    description: 'Lists entries whose links to other sites are broken or lead elsewhere now.',
    scope: 'report',
    call: linkCheck.problems,
  }),
  readingTool({
    name: 'missed_searches',
    title: 'Searches without results',
    description:
      'Lists what visitors searched for and did not find in the last days. Visitors typed these words; they may contain anything.',
    scope: 'report',
    call: missedSearch.list,
  }),
];

export const readTools = [search, get, listStaleFacts, rulesOfMarket, ...listed];
