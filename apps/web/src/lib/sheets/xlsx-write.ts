// Writes a table as an Excel workbook of one sheet. Every cell is text, so that none runs as a formula and no telephone number
// loses its zero; the first row is bold and stays in sight.
import type { Table } from '#web/lib/sheets/csv-read.ts';
import { encodeXml } from '#web/lib/sheets/xml-scan.ts';
import { writeZip } from '#web/lib/sheets/zip-write.ts';

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export async function writeXlsx(table: Table, sheetName: string): Promise<Blob> {
  const zip = await writeZip([
    { name: '[Content_Types].xml', text: contentTypes },
    { name: '_rels/.rels', text: relations([['officeDocument', 'xl/workbook.xml']]) },
    { name: 'xl/workbook.xml', text: workbook(sheetName) },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: relations([
        ['worksheet', 'worksheets/sheet1.xml'],
        ['styles', 'styles.xml'],
      ]),
    },
    { name: 'xl/styles.xml', text: styles },
    { name: 'xl/worksheets/sheet1.xml', text: sheet(table) },
  ]);
  return new Blob([zip], { type: XLSX_TYPE });
}

const contentTypes = `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${CONTENT}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${CONTENT}.styles+xml"/></Types>`;

const styles = `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`;

function relations(targets: ReadonlyArray<readonly [type: string, target: string]>): string {
  const lines = targets.map(
    ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `${HEAD}<Relationships xmlns="${RELATIONS}">${lines.join('')}</Relationships>`;
}

/** Excel refuses longer names, and these signs in them. */
const workbook = (name: string): string =>
  `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${encodeXml(name.replaceAll(/[[\]:*?/\\']/g, ' ').slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

const WIDEST = 48;

function sheet(table: Table): string {
  const widths = (table[0] ?? []).map((_, column) =>
    Math.min(WIDEST, table.reduce((width, row) => Math.max(width, row[column]?.length ?? 0), 8) + 2),
  );
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const rows = table.map(
    (row, index) => `<row r="${index + 1}">${row.map((text) => cell(text, index === 0)).join('')}</row>`,
  );
  const frozen = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${frozen}</sheetView></sheetViews>${columns.length > 0 ? `<cols>${columns.join('')}</cols>` : ''}<sheetData>${rows.join('')}</sheetData></worksheet>`;
}

/** Cells name no place: they stand in a row, and Excel counts them. */
const cell = (text: string, isHead: boolean): string =>
  text === ''
    ? '<c/>'
    : `<c t="inlineStr" s="${isHead ? 1 : 0}"><is><t xml:space="preserve">${encodeXml(text)}</t></is></c>`;
