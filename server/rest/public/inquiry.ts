import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { inquiryDraft, inquiryReceipt } from '#contract/visitor/inquiry.ts';
import type { Deps } from '../../deps.ts';
import { operation } from '../../http/request-schema.ts';

export function inquiryRoute(fastify: FastifyInstance, { receiveInquiry }: Deps) {
  fastify.withTypeProvider<ZodTypeProvider>().post(
    '/inquiries',
    {
      schema: {
        ...operation('Public', 'sendInquiry', 'Send a message, an application or a report'),
        body: inquiryDraft,
        response: { 201: inquiryReceipt },
      },
    },
    async (request, reply) => {
      const receipt = await receiveInquiry(request.ip, request.body);
      return reply.status(201).header('cache-control', 'no-store').send(receipt);
    },
  );
}
