import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sentences } from '../messages/tr/admin/refusal.ts';
import { serverMessages } from './server-message.ts';

/** Files whose messages are shown to editors. All other messages go to visitors and API clients. */
const editorFiles = globSync(
  [
    'contract/*.ts',
    'contract/{catalogue,content,image,money,operation,partner,people,release,site,webhook}/**/*.ts',
    'server/{caller,catalogue,content,contents,image,money,move-in,people,release,resource,sample,sheet,site,webhook}/**/*.ts',
    'server/partner/conversion/{import-conversions,record-conversion,postback-key}.ts',
    'server/partner/link/link-{checker,list}.ts',
    'server/partner/report-view/report-view.ts',
    'server/preview/{copy-alone,release-previews}.ts',
    'server/rest/admin/export.ts',
    'server/{errors,trpc/trpc}.ts',
  ],
  {
    exclude: [
      // Summaries of calls are only for developers.
      'server/**/*-calls.ts',
      'server/contents/entity.ts',
      'contract/partner/click.ts',
      // Only the command shows these.
      'server/move-in/archive/**',
      // Failures in these files are only logged.
      'server/*/open-*.ts',
      // Agents get these, or strangers in a browser.
      'server/people/grant/{authorization-request,client-document,registered-client,open-grants}.ts',
      'server/catalogue/read/**',
      'server/image/{encode/encode-icons-and-share-image,upload/serve-uploads}.ts',
      'server/image/storage/**',
      'server/sample/read-{catalogue,data-file}.ts',
      'server/site/site-icon.ts',
      'server/webhook/{signed-delivery,webhook-sender}.ts',
    ],
  },
);

const sentencesIn = (files: string[]) =>
  files
    .filter((file) => !/\.test\.|\/testing\//.test(file))
    .flatMap((file) =>
      serverMessages(file, readFileSync(file, 'utf8')).map((sentence) => ({ file, sentence })),
    );

type Exception = { reason: string; file: RegExp; sentence: RegExp };

const exceptions: Exception[] = [
  {
    reason: 'a summary of a call is only for developers',
    file: /rest\/admin\/export\.ts$/,
    sentence: /^Download everything/,
  },
  {
    reason: 'the titles of errors are for API clients',
    file: /^server\/errors\.ts$/,
    sentence:
      /^(Bad input|Not signed in|Not allowed|Not found|Method not allowed|Timed out|Too large|Unsupported type|Too many requests|Something went wrong|Disk full)$/,
  },
  {
    reason: 'these defaults are shown to visitors, not to editors',
    file: /catalogue\/(banner|exclusive-bonus)\.ts$/,
    sentence:
      /^(Banner title|Banner subtitle|View offer|Exclusive bonus|Special offer just for you|Play now)$/,
  },
  {
    reason: 'no one is waiting for this response any more',
    file: /export-sheet\.ts$/,
    sentence: /^The client disconnected/,
  },
  {
    reason: 'this name is stored as who imported the figures',
    file: /nightly-money\.ts$/,
    sentence: /^Nightly import$/,
  },
  {
    reason: 'this name of a release is stored, and editors may change it',
    file: /release\/(join-release|agent\/undo-agent)\.ts$/,
    sentence: /^Agent of /,
  },
  {
    reason: 'browsers send these reports, and don’t show the response',
    file: /csp-report-body\.ts$/,
    sentence: /^Must have at most 100 reports$/,
  },
];

const said = sentencesIn(editorFiles);

const covers = (exception: Exception, { file, sentence }: (typeof said)[number]) =>
  exception.file.test(file) && exception.sentence.test(sentence);

/** Treats numbers and placeholders the same, because a placeholder may stand for a number. */
const shapeOf = (sentence: string) => sentence.replace(/\{\w*\}|\d+/g, '{}');
const known = new Set(Object.keys(sentences).map(shapeOf));

/** Messages may be sent with a full stop, or with advice to try again. */
const formsOf = (sentence: string) =>
  [sentence, sentence.replace(/\.$/, ''), `${sentence} Try again in 5 seconds.`].map(shapeOf);
const isKnown = (sentence: string) => formsOf(sentence).some((form) => known.has(form));

test('every server message for editors has a translation', () => {
  expect(said.length).toBeGreaterThan(200);
  const untranslated = said.filter(({ sentence }) => !isKnown(sentence));
  expect(
    untranslated.filter((found) => !exceptions.some((exception) => covers(exception, found))),
  ).toEqual([]);
});

test('every translation is still needed', () => {
  const forms = sentencesIn(globSync('{contract,server}/**/*.ts')).flatMap(({ sentence }) =>
    formsOf(sentence),
  );
  const needed = new Set(forms);
  expect(Object.keys(sentences).filter((english) => !needed.has(shapeOf(english)))).toEqual([]);
});

test('every exception is still needed', () => {
  expect(exceptions.filter((exception) => !said.some((found) => covers(exception, found)))).toEqual(
    [],
  );
});

test.each([
  ["badInput([{ path: 'slug', message: 'No page has this path' }])", ['No page has this path']],
  [`refuse(\`Must have at most \${max} cards\`)`, ['Must have at most {} cards']],
  ["z.string().min(1, 'Enter a name').meta({ title: 'Name of it' })", ['Enter a name']],
  [
    `const one = \`The site \${busy ? 'is busy' : 'ends'}.\``,
    ['The site is busy.', 'The site ends.'],
  ],
  ["const rule = { description: 'Empty means none', message: 'Is empty' };", ['Is empty']],
  ["throw new Error('The table is missing')", []],
  ["log.warn('The table is missing')", []],
  ["type Title = 'Promo codes';", []],
])('finds messages for editors in %s', (code, found) => {
  expect(serverMessages('page.ts', code)).toEqual(found);
});
