/** A small WordPress site, and the calls that bring it in. */
import { expect } from 'vitest';
import type { TestApp } from '../../../testing/app.ts';
import { exportText } from '../../wxr/testing/export-text.ts';

export const oldPost = (id: number, content = '<p>Text</p>', title = `Post ${id}`) =>
  `<item><title>${title}</title><link>https://old.example/post-${id}/</link>
<guid>https://old.example/?p=${id}</guid><dc:creator>ada</dc:creator>
<content:encoded><![CDATA[${content}]]></content:encoded><excerpt:encoded><![CDATA[]]></excerpt:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date>2024-05-01 12:30:00</wp:post_date>
<wp:post_date_gmt>2024-05-01 09:30:00</wp:post_date_gmt><wp:post_name>post-${id}</wp:post_name>
<wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>\n`;

export const oldSite = (...items: string[]) =>
  exportText('<wp:base_blog_url>https://old.example</wp:base_blog_url>\n', ...items);

type Sent = { query?: string; type?: string; headers?: Record<string, string> };

export const sendFile = (
  { call }: TestApp,
  payload: string | Buffer,
  { query = 'name=export.xml', type = 'application/octet-stream', headers = {} }: Sent = {},
) =>
  call('POST', `/admin/imports?${query}`, undefined, {
    payload,
    headers: { 'content-type': type, ...headers },
  });

export async function uploadSite(given: TestApp, ...items: string[]): Promise<number> {
  const { status, body } = await sendFile(given, oldSite(...items));
  expect([status, body.detail]).toEqual([201, undefined]);
  return body.id;
}

export const planned = async ({ call }: TestApp, id: number, changed: object = {}) => {
  const { options, mapping } = (await call('GET', `/admin/imports/${id}`)).body;
  const draft = { mapping, options: { ...options, ...changed } };
  return call('PUT', `/admin/imports/${id}/options`, draft);
};

export const progressOf = async ({ call }: TestApp, id: number) =>
  (await call('GET', `/admin/imports/${id}/progress`)).body;
