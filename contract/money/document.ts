/** A file that only people who may see money can open: the text of a deal, or a statement. */
import { z } from 'zod';
import { boundedText, trimmedTitle } from '../field-schema.ts';

export const maxDocumentBytes = 5 * 1024 * 1024;

/** Limits for all documents together. */
export const maxDocuments = 2_000;
export const maxAllDocumentBytes = 500 * 1024 * 1024;

export const documentTypes = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'text/plain',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const;

const maxBase64 = Math.ceil(maxDocumentBytes / 3) * 4;

export const documentDraft = z.object({
  name: trimmedTitle('A document needs a name'),
  type: z.enum(documentTypes, 'Must be a PDF, PNG, JPEG, text, CSV or XLSX file'),
  content: boundedText(maxBase64)
    .refine((value) => /^[\w+/]+={0,2}$/.test(value), 'Must be in base64')
    .meta({ description: 'In base64' }),
});
export type DocumentDraft = z.output<typeof documentDraft>;

export const listedDocument = z.object({
  id: z.int(),
  name: z.string(),
  type: z.string(),
  bytes: z.int(),
  actor: z.string(),
  created_at: z.string(),
});
export const fullDocument = listedDocument.extend({ content: z.string() });
