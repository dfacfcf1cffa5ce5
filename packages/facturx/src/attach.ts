// Makes a PDF a Factur-X file: the XML as an associated file, the metadata that name it, and the output intent of PDF/A-3. No Node
// API: the same code runs in a worker of the browser. Conformance to PDF/A-3b has not been proven by a validator.
import { AFRelationship, type PDFDocument, PDFHexString, PDFName, PDFString } from 'pdf-lib';
import { srgbProfile } from './srgb-profile.ts';
import { escapeXml } from './xml.ts';

const XML_NAME = 'factur-x.xml';
const TOOL = 'Liesse';
const FACTUR_X = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

export interface FileFacts {
  title: string;
  author: string;
  date: Date;
  /** 32 hexadecimal digits: the same document has the same bytes each time. */
  fileId: string;
}

export async function attachXml(pdf: PDFDocument, xml: string, facts: FileFacts): Promise<void> {
  const { title, author, date } = facts;
  await pdf.attach(new TextEncoder().encode(xml), XML_NAME, {
    mimeType: 'text/xml',
    description: 'Facture Factur-X',
    afRelationship: AFRelationship.Alternative,
    creationDate: date,
    modificationDate: date,
  });
  pdf.setTitle(title);
  pdf.setAuthor(author);
  pdf.setCreator(TOOL);
  pdf.setProducer(TOOL);
  pdf.setCreationDate(date);
  pdf.setModificationDate(date);
  pdf.setLanguage('fr-FR');
  const { context, catalog } = pdf;
  // PDF/A requires metadata that are readable without decompression.
  const metadata = context.stream(new TextEncoder().encode(xmpOf(facts)), { Type: 'Metadata', Subtype: 'XML' });
  catalog.set(PDFName.of('Metadata'), context.register(metadata));
  const profile = context.register(context.flateStream(srgbProfile(), { N: 3 }));
  const intent = context.obj({
    Type: 'OutputIntent',
    S: 'GTS_PDFA1',
    OutputConditionIdentifier: PDFString.of('sRGB'),
    Info: PDFString.of('sRGB'),
    DestOutputProfile: profile,
  });
  catalog.set(PDFName.of('OutputIntents'), context.obj([context.register(intent)]));
  const id = PDFHexString.of(facts.fileId);
  context.trailerInfo.ID = context.obj([id, id]);
}

const description = (prefix: string, namespace: string, content: string): string =>
  `<rdf:Description rdf:about="" xmlns:${prefix}="${namespace}">${content}</rdf:Description>`;

function xmpOf({ title, author, date }: FileFacts): string {
  const instant = date.toISOString().replace(/\.\d+Z$/, 'Z');
  const descriptions = [
    description(
      'dc',
      'http://purl.org/dc/elements/1.1/',
      `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>` +
        `<dc:creator><rdf:Seq><rdf:li>${escapeXml(author)}</rdf:li></rdf:Seq></dc:creator>`,
    ),
    description('pdf', 'http://ns.adobe.com/pdf/1.3/', `<pdf:Producer>${TOOL}</pdf:Producer>`),
    description(
      'xmp',
      'http://ns.adobe.com/xap/1.0/',
      `<xmp:CreatorTool>${TOOL}</xmp:CreatorTool><xmp:CreateDate>${instant}</xmp:CreateDate>` +
        `<xmp:ModifyDate>${instant}</xmp:ModifyDate>`,
    ),
    description(
      'pdfaid',
      'http://www.aiim.org/pdfa/ns/id/',
      '<pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>',
    ),
    extensionSchema(),
    description(
      'fx',
      FACTUR_X,
      `<fx:DocumentType>INVOICE</fx:DocumentType><fx:DocumentFileName>${XML_NAME}</fx:DocumentFileName>` +
        '<fx:Version>1.0</fx:Version><fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
    ),
  ];
  return (
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">' +
    `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${descriptions.join('')}</rdf:RDF>` +
    '</x:xmpmeta><?xpacket end="w"?>'
  );
}

/** PDF/A wants every property outside its own schemas to be described. */
function extensionSchema(): string {
  const properties = [
    ['DocumentFileName', 'name of the embedded XML invoice file'],
    ['DocumentType', 'INVOICE'],
    ['Version', 'version of the Factur-X data'],
    ['ConformanceLevel', 'conformance level of the Factur-X data'],
  ].map(
    ([name, meaning]) =>
      `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name>` +
      '<pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category>' +
      `<pdfaProperty:description>${meaning}</pdfaProperty:description></rdf:li>`,
  );
  const namespaces = ['schema', 'property'].map(
    (name) => `xmlns:pdfa${name === 'schema' ? 'Schema' : 'Property'}="http://www.aiim.org/pdfa/ns/${name}#"`,
  );
  return (
    '<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" ' +
    `${namespaces.join(' ')}><pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">` +
    `<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>` +
    `<pdfaSchema:namespaceURI>${FACTUR_X}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix>` +
    `<pdfaSchema:property><rdf:Seq>${properties.join('')}</rdf:Seq></pdfaSchema:property>` +
    '</rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>'
  );
}
