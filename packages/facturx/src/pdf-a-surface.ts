// What can be seen of PDF/A-3b and Factur-X in a file without a validator, for tests: fonts, colours, metadata, the attached file and
// what is forbidden. A file that passes is not proven to conform: no validator of ISO 19005-3 ran.
import { XmlDocument, type XmlNode } from 'libxml2-wasm';
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFStream,
  PDFString,
} from 'pdf-lib';

/** The names of the checks that the file fails. */
export async function surfaceProblems(bytes: Uint8Array): Promise<string[]> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const xmp = XmlDocument.fromBuffer(metadataOf(pdf));
  try {
    const file: OpenFile = { bytes, pdf, dicts: dictsOf(pdf), xmp: xmp.root };
    return Object.entries(CHECKS).flatMap(([name, passes]) => (passes(file) ? [] : [name]));
  } finally {
    xmp.dispose();
  }
}

interface OpenFile {
  bytes: Uint8Array;
  pdf: PDFDocument;
  /** Every dictionary of the file, those of streams and those inside others included. */
  dicts: PDFDict[];
  xmp: XmlNode;
}

const CHECKS: Record<string, (file: OpenFile) => boolean> = {
  header: ({ bytes }) => latin1(bytes.subarray(0, 9)).startsWith('%PDF-1.7') && isBinaryComment(bytes.subarray(9, 14)),
  'end of file': ({ bytes }) => /%%EOF\r?\n?$/.test(latin1(bytes.subarray(-8))),
  'document id': ({ pdf }) => {
    const id = pdf.context.trailerInfo.ID;
    return id instanceof PDFArray && id.asArray().length === 2 && id.asArray().every((part) => textOf(part).length > 0);
  },
  'embedded fonts': ({ dicts }) => {
    const fonts = dicts.filter((dict) => /^\/CIDFontType[02]$/.test(nameOf(dict, 'Subtype')));
    return (
      fonts.length > 0 &&
      fonts.every((font) => /FontFile[23]?$/m.test(keysOf(font.lookup(PDFName.of('FontDescriptor'), PDFDict)))) &&
      dicts.every((dict) => !/^\/(?:Type1|Type3|MMType1|TrueType)$/.test(nameOf(dict, 'Subtype')))
    );
  },
  'glyphs in their font': ({ pdf }) =>
    contentsOf(pdf).every((content) =>
      [...content.matchAll(/<([0-9A-F]+)> Tj/g)].every(([, codes = '']) => !codes.match(/.{4}/g)?.includes('0000')),
    ),
  'colours of the output intent': ({ pdf }) =>
    contentsOf(pdf).every((content) => !/\s(?:k|K|cs|CS|sc|SC|scn|SCN|sh)\n/.test(content)),
  'output intent': ({ pdf }) => {
    const intents = pdf.catalog.lookupMaybe(PDFName.of('OutputIntents'), PDFArray);
    if (intents?.size() !== 1) return false;
    const intent = intents.lookup(0, PDFDict);
    const profile = intent.lookup(PDFName.of('DestOutputProfile'));
    return (
      nameOf(intent, 'S') === '/GTS_PDFA1' &&
      textOf(intent.get(PDFName.of('OutputConditionIdentifier'))) !== '' &&
      profile instanceof PDFRawStream &&
      isRgbProfile(decodePDFRawStream(profile).decode())
    );
  },
  'readable metadata': ({ pdf }) => !metadataStream(pdf).dict.has(PDFName.of('Filter')),
  'part and conformance': ({ xmp }) =>
    property(xmp, 'pdfaid:part') === '3' && property(xmp, 'pdfaid:conformance') === 'B',
  'metadata equal to the information': ({ pdf, xmp }) =>
    pdf.getTitle() === property(xmp, 'dc:title/rdf:Alt/rdf:li') &&
    pdf.getAuthor() === property(xmp, 'dc:creator/rdf:Seq/rdf:li') &&
    pdf.getCreator() === property(xmp, 'xmp:CreatorTool') &&
    pdf.getProducer() === property(xmp, 'pdf:Producer') &&
    pdf.getCreationDate()?.getTime() === Date.parse(property(xmp, 'xmp:CreateDate')) &&
    pdf.getModificationDate()?.getTime() === Date.parse(property(xmp, 'xmp:ModifyDate')),
  'Factur-X metadata': ({ xmp }) =>
    property(xmp, 'fx:DocumentType') === 'INVOICE' &&
    property(xmp, 'fx:DocumentFileName') === 'factur-x.xml' &&
    property(xmp, 'fx:Version') === '1.0' &&
    property(xmp, 'fx:ConformanceLevel') === 'EN 16931',
  'extension schema': ({ xmp }) => {
    const used = xmp.find('.//fx:*', PREFIXES).map((node) => ('name' in node ? node.name : ''));
    const schema = './/pdfaExtension:schemas/rdf:Bag/rdf:li';
    const described = xmp.find(`${schema}/pdfaSchema:property/rdf:Seq/rdf:li/pdfaProperty:name`, PREFIXES);
    return (
      xmp.get(`${schema}/pdfaSchema:namespaceURI`, PREFIXES)?.content === PREFIXES.fx &&
      xmp.get(`${schema}/pdfaSchema:prefix`, PREFIXES)?.content === 'fx' &&
      used.length > 0 &&
      used.every((name) => described.some(({ content }) => content === name))
    );
  },
  'attached file': ({ pdf }) => {
    const file = pdf.catalog.lookupMaybe(PDFName.of('AF'), PDFArray)?.lookupMaybe(0, PDFDict);
    if (file === undefined) return false;
    const names = pdf.catalog
      .lookup(PDFName.of('Names'), PDFDict)
      .lookup(PDFName.of('EmbeddedFiles'), PDFDict)
      .lookup(PDFName.of('Names'), PDFArray);
    const stream = file.lookup(PDFName.of('EF'), PDFDict).lookup(PDFName.of('F'));
    return (
      nameOf(file, 'AFRelationship') === '/Alternative' &&
      textOf(file.get(PDFName.of('UF'))) === 'factur-x.xml' &&
      textOf(file.get(PDFName.of('F'))) === 'factur-x.xml' &&
      names.lookup(1) === file &&
      stream instanceof PDFStream &&
      nameOf(stream.dict, 'Subtype') === '/text#2Fxml' &&
      stream.dict.lookup(PDFName.of('Params'), PDFDict).has(PDFName.of('ModDate'))
    );
  },
  'no encryption': ({ pdf }) => pdf.context.trailerInfo.Encrypt === undefined,
  'no actions': ({ dicts }) => dicts.every((dict) => !/^\/(?:JS|JavaScript|OpenAction|AA|A|URI)$/m.test(keysOf(dict))),
  'no transparency': ({ dicts }) =>
    dicts.every(
      (dict) =>
        nameOf(dict, 'S') !== '/Transparency' &&
        ['ca', 'CA'].every((key) => !dict.has(PDFName.of(key)) || String(dict.get(PDFName.of(key))) === '1') &&
        ['SMask', 'BM'].every((key) => !dict.has(PDFName.of(key))),
    ),
  'no forbidden filter': ({ dicts }) =>
    dicts.every((dict) => !/LZWDecode|Crypt/.test(String(dict.get(PDFName.of('Filter'))))),
};

const PREFIXES = {
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  dc: 'http://purl.org/dc/elements/1.1/',
  pdf: 'http://ns.adobe.com/pdf/1.3/',
  xmp: 'http://ns.adobe.com/xap/1.0/',
  pdfaid: 'http://www.aiim.org/pdfa/ns/id/',
  pdfaExtension: 'http://www.aiim.org/pdfa/ns/extension/',
  pdfaSchema: 'http://www.aiim.org/pdfa/ns/schema#',
  pdfaProperty: 'http://www.aiim.org/pdfa/ns/property#',
  fx: 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#',
};

const property = (xmp: XmlNode, path: string): string =>
  xmp.get(`rdf:RDF/rdf:Description/${path}`, PREFIXES)?.content ?? '';

const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

/** A percent sign and four bytes beyond ASCII say that the file is no text. */
const isBinaryComment = ([sign, ...rest]: Uint8Array): boolean => sign === 0x25 && rest.every((byte) => byte > 127);

/** A display profile for RGB, whose header states its own length. */
function isRgbProfile(profile: Uint8Array): boolean {
  const length = new DataView(profile.buffer, profile.byteOffset).getUint32(0);
  const header = latin1(profile.subarray(0, 40));
  return (
    length === profile.length &&
    header.slice(12, 16) === 'mntr' &&
    header.slice(16, 20) === 'RGB ' &&
    header.slice(36, 40) === 'acsp'
  );
}

function metadataStream(pdf: PDFDocument): PDFRawStream {
  const stream = pdf.catalog.lookup(PDFName.of('Metadata'));
  if (!(stream instanceof PDFRawStream)) throw new Error('a file without metadata');
  return stream;
}

const metadataOf = (pdf: PDFDocument): Uint8Array => decodePDFRawStream(metadataStream(pdf)).decode();

/** The operators of each page. */
const contentsOf = (pdf: PDFDocument): string[] =>
  pdf.getPages().map(({ node }) => {
    const contents = node.Contents();
    const streams =
      contents instanceof PDFArray ? contents.asArray().map((_, index) => contents.lookup(index)) : [contents];
    return streams
      .map((stream) =>
        stream instanceof PDFRawStream ? latin1(decodePDFRawStream(stream).decode()) : 'no content k\n',
      )
      .join('\n');
  });

function dictsOf(pdf: PDFDocument): PDFDict[] {
  const found: PDFDict[] = [];
  const visit = (object: PDFObject): void => {
    if (object instanceof PDFStream) visit(object.dict);
    if (object instanceof PDFArray) for (const item of object.asArray()) visit(item);
    if (!(object instanceof PDFDict)) return;
    found.push(object);
    for (const [, value] of object.entries()) visit(value);
  };
  for (const [, object] of pdf.context.enumerateIndirectObjects()) visit(object);
  return found;
}

const keysOf = (dict: PDFDict): string =>
  dict
    .keys()
    .map((key) => String(key))
    .join('\n');

const nameOf = (dict: PDFDict, key: string): string => String(dict.get(PDFName.of(key)) ?? '');

const textOf = (object: PDFObject | undefined): string =>
  object instanceof PDFHexString || object instanceof PDFString ? object.decodeText() : '';
