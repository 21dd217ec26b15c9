import { listOf } from '#contract/list.ts';
import { inquiry, inquiryMark, inquiryQuery, inquiryRow } from '#contract/visitor/inquiry.ts';
import { pagedList } from '../../db/paged-list.ts';
import { listInquiries } from '../../db/repositories/visitor/inquiry.ts';
import { adminCall, byId } from '../resource/admin-call.ts';
import { type EntityNames, operationOn } from '../resource/resource-calls.ts';
import { getInquiry, removeInquiry, updateInquiry } from './inquiry.ts';

const inquiries: EntityNames = {
  path: '/inquiries',
  tag: 'Inquiries',
  one: 'an inquiry',
  many: 'inquiries',
};

export const inquiryCalls = {
  list: adminCall({
    ...operationOn(inquiries, 'list'),
    role: 'viewer',
    input: inquiryQuery,
    output: listOf(inquiryRow),
    run: ({ db }, query) => pagedList(listInquiries)(db, query),
  }),
  get: adminCall({
    ...operationOn(inquiries, 'get'),
    role: 'viewer',
    input: byId,
    output: inquiry,
    run: ({ db }, { id }) => getInquiry(db, id),
  }),
  update: adminCall({
    ...operationOn(inquiries, 'mark'),
    role: 'editor',
    proposes: false,
    input: byId.extend(inquiryMark.shape),
    body: inquiryMark,
    output: inquiry,
    run: ({ db }, { id, ...mark }) => updateInquiry(db, id, mark),
  }),
  delete: adminCall({
    ...operationOn(inquiries, 'delete'),
    role: 'editor',
    proposes: false,
    input: byId,
    run: ({ db }, { id }) => removeInquiry(db, id),
  }),
};
