// @vitest-environment happy-dom
import { Editor } from '@tiptap/core';
import { expect, test } from 'vitest';
import { richTextExtensions } from '#contract/content/rich-text/schema/rich-text-extension.ts';
import { insertImages } from './image-file.ts';

const line = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const file = (name: string) => new File(['image'], name, { type: 'image/png' });

/** Lists the blocks: images by their path, paragraphs by their text. */
const outline = (editor: Editor) =>
  editor.getJSON().content.map(({ attrs, content }) => attrs?.path ?? textIn(content));
const textIn = (content: unknown) => (content as { text: string }[] | undefined)?.[0]?.text ?? '';

test('images appear in order where they were pasted, even if text is entered in the meantime', async () => {
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: richTextExtensions(),
    content: { type: 'doc', content: [line('One'), line('Two')] },
  });
  const uploads = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  editor.commands.setTextSelection(3);
  const inserted = insertImages(
    editor,
    [file('0'), file('1')],
    editor.state.selection,
    ({ name }) => uploads[Number(name)]?.promise ?? Promise.reject(),
  );
  editor.commands.insertContentAt(0, line('Before'));
  editor.commands.setTextSelection(editor.state.doc.content.size - 1);
  uploads[0]?.resolve('/first');
  uploads[1]?.resolve('/second');
  await inserted;
  editor.commands.insertContent(', typed on');
  expect(outline(editor)).toEqual(['Before', 'One', '/first', '/second', 'Two, typed on']);
  editor.destroy();
});

test('a rejected image, or one whose upload finishes after the editor is closed, changes nothing', async () => {
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: richTextExtensions(),
    content: { type: 'doc', content: [line('One')] },
  });
  const insert = (upload: () => Promise<string>) =>
    insertImages(editor, [file('image.png')], editor.state.selection, upload);
  await insert(() => Promise.reject(new Error('Refused')));
  expect(outline(editor)).toEqual(['One']);
  const late = Promise.withResolvers<string>();
  const inserted = insert(() => late.promise);
  editor.destroy();
  late.resolve('/late');
  await inserted;
});
