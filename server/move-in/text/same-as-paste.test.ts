// @vitest-environment happy-dom
/** Imports and paste share the cleaner and the schema. This compares their results over different DOMs. */
import { DOMParser as ProseMirrorParser } from '@tiptap/pm/model';
import { expect, test } from 'vitest';
import { cleanBody } from '#contract/content/rich-text/html/clean-body.ts';
import { richTextSchema } from '#contract/content/rich-text/schema/rich-text-extension.ts';
import { convertPost } from './convert-post.ts';

function pasted(html: string) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  cleanBody(body);
  return ProseMirrorParser.fromSchema(richTextSchema()).parse(body).toJSON();
}

test.each([
  '<h1>A</h1><p>One <b>two</b> <i>three</i> <a href="https://a.example/">four</a></p><h6>B</h6>',
  '<ul><li>a</li><li>b<ol start="4" type="i"><li>c</li></ol></li></ul>',
  '<table><thead><tr><th>A</th><th colspan="2">B</th></tr></thead><tbody><tr><td>1</td><td>2</td><td>3</td></tr></tbody></table>',
  '<blockquote><p>Said</p><p>twice</p></blockquote><hr><p>End</p>',
  '<p><span style="font-weight:700">bold</span> <b style="font-weight:normal">not</b></p>',
  '<p><a href="javascript:alert(1)">Bad</a> <a href="/good">good</a></p>',
  '<div><div><p>Deep</p></div>loose <em>text</em></div>',
  '<ul><li><h3>Title</h3>text</li></ul><table><tbody><tr><td><h4>Head</h4></td></tr></tbody></table>',
  '<p style="mso-list:l0 level1 lfo1">One</p><p style="mso-list:l0 level2 lfo1">Two</p>',
])('an import of %s is the same as its paste', (html) => {
  // As a block, because line breaks in classic posts have a meaning.
  expect(convertPost(`<!-- wp:html -->${html}<!-- /wp:html -->`).text).toEqual(pasted(html));
});
