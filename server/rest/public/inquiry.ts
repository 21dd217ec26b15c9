import { inquiryDraft, inquiryReceipt } from '#contract/visitor/inquiry.ts';
import { operation } from '../../http/request-schema.ts';
import { browserCall } from '../browser-call.ts';

export const inquiryCall = browserCall({
  method: 'POST',
  path: '/inquiries',
  operation: operation('Public', 'sendInquiry', 'Send a message, an application or a report'),
  input: inquiryDraft,
  output: inquiryReceipt,
  status: 201,
  async run({ deps, request, reply }, draft) {
    const receipt = await deps.receiveInquiry(request.ip, draft);
    reply.header('cache-control', 'no-store');
    return receipt;
  },
});
