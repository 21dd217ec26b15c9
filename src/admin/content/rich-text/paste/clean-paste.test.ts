// @vitest-environment happy-dom
import { DOMParser as ProseMirrorParser } from '@tiptap/pm/model';
import { expect, test } from 'vitest';
import { checkRichText } from '#contract/content/rich-text/check-rich-text.ts';
import { richTextSchema } from '#contract/content/rich-text/schema/rich-text-extension.ts';
import { cleanPastedHtml, cleanPastedText } from './clean-paste.ts';

const schema = richTextSchema();

type Json = { type: string; text?: string; attrs?: object; marks?: Json[]; content?: Json[] };

/** A compact outline of the result in the editor, with marks before their text. */
function outline({ type, text, marks = [], content = [], attrs }: Json): string {
  if (type === 'text') {
    const names = marks.map((mark) =>
      mark.type === 'link' ? JSON.stringify(mark.attrs) : mark.type,
    );
    return [...names, `“${text}”`].join(' ');
  }
  const level = attrs && 'level' in attrs ? attrs.level : '';
  return `${type}${level}(${content.map(outline).join(', ')})`;
}

function pasted(html: string) {
  const page = new DOMParser().parseFromString(cleanPastedHtml(html), 'text/html');
  const text = ProseMirrorParser.fromSchema(schema).parse(page.body).toJSON();
  expect(checkRichText(text)).toEqual([]);
  return (text.content as Json[]).map(outline);
}

const word = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal, li.MsoNormal {mso-style-unhide:no; margin:0cm; font-family:"Calibri",sans-serif;}
@list l0:level1 {mso-level-number-format:bullet;} --></style></head>
<body lang=EN-US style='tab-interval:36.0pt'><!--StartFragment-->
<h1><span lang=EN-US style='mso-ansi-language:EN-US'>How wagering works<o:p></o:p></span></h1>
<p class=MsoNormal><span lang=EN-US>A bonus of <b style='mso-bidi-font-weight:normal'>100%</b> doubles
your <i>first</i> deposit.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Read the terms<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span><![endif]>All of them<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>Ask support<o:p></o:p></p>
<p class=MsoNormal><a href="https://partner.example/terms"><span style='color:#0563C1'>Terms</span></a> and
<a href="#_Toc123">chapter 2</a></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;
</span></span><![endif]>Deposit</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp;
</span></span><![endif]>Play</p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr style='mso-yfti-irow:0'><td width=312 valign=top
style='width:233.75pt;border:solid windowtext 1.0pt'><p class=MsoNormal>Stake<o:p></o:p></p></td><td width=312><p
class=MsoNormal>35x<o:p></o:p></p></td></tr></table>
<p class=MsoNormal><img width=300 height=200 src="file:///C:/Users/ada/clip_image001.png" v:shapes="Picture_1"></p>
<!--EndFragment--></body></html>`;

test('text from Word keeps only its headings, lists, marks, links and tables', () => {
  expect(pasted(word)).toEqual([
    'heading2(“How wagering works”)',
    'paragraph(“A bonus of ”, bold “100%”, “ doubles your ”, italic “first”, “ deposit.”)',
    'bulletList(listItem(paragraph(“Read the terms”), bulletList(listItem(paragraph(“All of them”)))), listItem(paragraph(“Ask support”)))',
    'paragraph({"href":"https://partner.example/terms"} “Terms”, “ and chapter 2”)',
    'orderedList(listItem(paragraph(“Deposit”)), listItem(paragraph(“Play”)))',
    'table(tableRow(tableCell(paragraph(“Stake”)), tableCell(paragraph(“35x”))))',
  ]);
});

const googleDocs = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1b2c3d4e-7fff-aaaa-bbbb-0123456789ab"><h1 dir="ltr" style="line-height:1.38;margin-top:20pt;margin-bottom:6pt;"><span style="font-size:20pt;font-family:Arial,sans-serif;color:#000000;font-weight:400;font-style:normal;text-decoration:none;white-space:pre-wrap;">Choosing a casino</span></h1><br /><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">Look for a </span><span style="font-size:11pt;font-weight:700;white-space:pre-wrap;">licence</span><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;"> and </span><span style="font-size:11pt;font-style:italic;font-weight:400;">fair</span><span style="font-weight:400;text-decoration:line-through;"> old</span><span style="font-weight:400;"> terms\u200b.</span></p><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="font-weight:400;">One</span></p></li><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400;">Two</span></p></li></ul></ul><p dir="ltr"><a href="https://www.google.com/url?q=https://regulator.example/list&amp;sa=D" style="text-decoration:none;"><span style="color:#1155cc;font-weight:400;text-decoration:underline;">The regulator</span></a></p><h6 dir="ltr"><span>Small print</span></h6><div dir="ltr" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="301" /><col width="301" /></colgroup><tbody><tr style="height:0pt"><td style="border:solid #000 1pt;"><p dir="ltr"><span style="font-weight:700;">Game</span></p></td><td><p dir="ltr"><span>Share</span></p></td></tr></tbody></table></div><p dir="ltr"><span><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4n" width="602" height="401" /></span></p></b><br class="Apple-interchange-newline">`;

test('text from Google Docs keeps only its headings, lists, marks, links and tables', () => {
  expect(pasted(googleDocs)).toEqual([
    'heading2(“Choosing a casino”)',
    'paragraph(“Look for a ”, bold “licence”, “ and ”, italic “fair”, strike “ old”, “ terms.”)',
    'bulletList(listItem(paragraph(“One”), bulletList(listItem(paragraph(“Two”)))))',
    'paragraph({"href":"https://regulator.example/list"} “The regulator”)',
    'heading4(“Small print”)',
    'table(tableRow(tableCell(paragraph(bold “Game”)), tableCell(paragraph(“Share”))))',
  ]);
});

test('active content is removed, and a card from another document with an invalid ID is dropped', () => {
  const html = `<p onclick="alert(1)">Play <a href="javascript:alert(1)">here</a></p><script>alert(1)</script>
<svg onload="alert(1)"></svg>
<div data-rich-text="offerCard" data-attributes='{"bonus_id":"x"}'></div>
<div data-rich-text="offerCard" data-attributes='{"bonus_id":7,"onclick":"alert(1)"}'></div>`;
  expect(pasted(html)).toEqual(['paragraph(“Play here”)', 'offerCard()']);
});

test('a FAQ keeps its questions, and lists and tables stay whole around headings', () => {
  const html = `<div data-rich-text="faq"><div data-rich-text="faqItem"><p data-rich-text="faqQuestion">One?</p>
<div data-rich-text="faqAnswer"><p>Yes</p></div></div></div><ol type="a"><li><h3>Title</h3>text</li></ol>
<table><tbody><tr><td><h4>Head</h4></td><td>x</td></tr></tbody></table>`;
  expect(pasted(html)).toEqual([
    'faq(faqItem(faqQuestion(“One?”), faqAnswer(paragraph(“Yes”))))',
    'orderedList(listItem(paragraph(bold “Title”), paragraph(“text”)))',
    'table(tableRow(tableCell(paragraph(bold “Head”)), tableCell(paragraph(“x”))))',
  ]);
});

test('plain text loses invisible characters and keeps its lines', () => {
  expect(cleanPastedText('wa\u00adger\u200bing\u0007\n\tterms')).toBe('wagering\n\tterms');
});
