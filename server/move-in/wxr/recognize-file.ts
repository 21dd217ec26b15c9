import { fileRefusal } from '../text/decode-text.ts';

/** How many bytes are enough to recognize a file. */
export const bytesToRecognize = 2_048;

/** The first bytes of files, in hexadecimal. */
const signatures: [string[], string][] = [
  [['504b0304', '504b0506'], 'This is a ZIP archive; unpack it and upload the .xml file inside'],
  [['1f8b'], 'This is a gzip archive; unpack it and upload the .xml file inside'],
  [
    ['425a68', '377abcaf', '52617221', 'fd377a58'],
    'This is an archive; unpack it and upload the .xml file inside',
  ],
  [
    ['89504e47', 'ffd8ff', '47494638', '52494646', '0000001c66747970', '0000002066747970'],
    'This is an image; upload the .xml file from Tools, Export in WordPress',
  ],
  [['25504446'], 'This is a PDF; upload the .xml file from Tools, Export in WordPress'],
  [
    ['53514c69746520666f726d6174'],
    'This is a database; upload the .xml file from Tools, Export in WordPress',
  ],
];

const textStarts: [RegExp, string][] = [
  [
    /^\s*(--\s|\/\*|create (table|database)|insert into|drop table|set names)/i,
    'This is a database backup; upload the .xml file from Tools, Export in WordPress',
  ],
  [/^\s*[{[]/, 'This is JSON; upload the .xml file from Tools, Export in WordPress'],
];

const roots: [RegExp, string][] = [
  [
    /^html$/i,
    'This is a web page; sign in to WordPress again, then upload the .xml file from Tools, Export',
  ],
  [/^svg$/i, 'This is an image; upload the .xml file from Tools, Export in WordPress'],
  [
    /^(feed|rdf:RDF)$/i,
    'This is a feed, not an export; upload the .xml file from Tools, Export in WordPress',
  ],
  [
    /^(urlset|sitemapindex)$/i,
    'This is a sitemap, not an export; upload the .xml file from Tools, Export in WordPress',
  ],
];

const pageStart = /^\s*<(!doctype\s+html|html|head|body)\b/i;
const comment = /<!--.*?-->/gs;

/** Refuses a file that is clearly something else, before any of it is read as XML. */
export function refuseOtherFiles(start: Uint8Array, encoding: string) {
  if (start.length === 0) throw fileRefusal('The file is empty');
  const hex = Buffer.from(start.subarray(0, 16)).toString('hex');
  const text = new TextDecoder(encoding).decode(start);
  const found =
    signatures.find(([starts]) => starts.some((sign) => hex.startsWith(sign))) ??
    textStarts.find(([pattern]) => pattern.test(text));
  if (found) throw fileRefusal(found[1]);
  if (pageStart.test(text.replace(comment, ''))) throw otherRoot('html');
  if (!text.includes('<')) {
    throw fileRefusal(
      'This is not XML; upload the .xml file from Tools, Export, All content in WordPress',
    );
  }
}

export function otherRoot(name: string) {
  const found = roots.find(([root]) => root.test(name));
  return fileRefusal(
    found?.[1] ??
      `This XML starts with <${name.slice(0, 50)}>; upload the .xml file from Tools, Export in WordPress`,
  );
}

export const plainFeed = () =>
  fileRefusal(
    'This is an RSS feed without the fields of WordPress; upload the .xml file from Tools, Export in WordPress',
  );
