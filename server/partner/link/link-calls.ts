import {
  destinationAcceptance,
  linkCheck,
  linkCheckList,
  linkCheckQuery,
  linkProblemList,
  linkProblemQuery,
} from '#contract/partner/link-check.ts';
import { adminCall, byId } from '../../resource/admin-call.ts';
import { acceptDestination, readLinkProblems, readLinks } from './link-list.ts';

const tag = 'Links';

export const linkCalls = {
  list: adminCall({
    tag,
    operationId: 'listLinks',
    summary: 'List external links with the results of their checks',
    role: 'viewer',
    method: 'GET',
    path: '/links',
    input: linkCheckQuery,
    output: linkCheckList,
    run: ({ db, deps }, query) => readLinks(db, deps.linkChecker, query),
  }),
  problems: adminCall({
    tag,
    operationId: 'listLinkProblems',
    summary: 'List items with broken or moved links',
    role: 'viewer',
    method: 'GET',
    path: '/links/problems',
    input: linkProblemQuery,
    output: linkProblemList,
    run: ({ db, deps }, { kind }) => readLinkProblems(db, deps.linkChecker, kind),
  }),
  check: adminCall({
    tag,
    operationId: 'checkLink',
    summary: 'Check a link now',
    role: 'editor',
    proposes: false,
    method: 'POST',
    path: '/links/:id/check',
    input: byId,
    output: linkCheck,
    conflicts: true,
    run: ({ deps }, { id }) => deps.linkChecker.checkNow(id),
  }),
  accept: adminCall({
    tag,
    operationId: 'acceptLinkDestination',
    summary: 'Accept the new destination of a link',
    role: 'editor',
    proposes: false,
    method: 'PUT',
    path: '/links/:id/destination',
    input: byId.extend(destinationAcceptance.shape),
    body: destinationAcceptance,
    output: linkCheck,
    conflicts: true,
    run: ({ db }, { id, ...acceptance }) => acceptDestination(db, id, acceptance),
  }),
};
