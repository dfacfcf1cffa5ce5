// Writes tables as an Excel workbook with one sheet each. Text stays text, so that no cell runs as a formula and no telephone number
// loses its zero; numbers can be summed. The header row is bold and frozen.
import { encodeXml } from '#web/lib/files/sheets/xml-scan.ts';
import { writeZip } from '#web/lib/files/sheets/zip.ts';

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Numbers are shown with two decimals. */
export type Cell = string | number;

export interface Sheet {
  name: string;
  table: ReadonlyArray<readonly Cell[]>;
}

export const writeXlsx = (table: Sheet['table'], sheetName: string): Blob =>
  writeWorkbook([{ name: sheetName, table }]);

export function writeWorkbook(sheets: readonly Sheet[]): Blob {
  const parts = sheets.map(({ table }, index) => ({ name: `worksheets/sheet${index + 1}.xml`, text: sheet(table) }));
  const zip = writeZip([
    { name: '[Content_Types].xml', text: contentTypes(parts.map(({ name }) => name)) },
    { name: '_rels/.rels', text: relations([['officeDocument', 'xl/workbook.xml']]) },
    { name: 'xl/workbook.xml', text: workbook(sheets.map(({ name }) => name)) },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: relations([...parts.map(({ name }) => ['worksheet', name] as const), ['styles', 'styles.xml']]),
    },
    { name: 'xl/styles.xml', text: styles },
    ...parts.map(({ name, text }) => ({ name: `xl/${name}`, text })),
  ]);
  return new Blob([zip], { type: XLSX_TYPE });
}

const contentTypes = (sheets: readonly string[]): string =>
  `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/>${sheets.map((name) => `<Override PartName="/xl/${name}" ContentType="${CONTENT}.worksheet+xml"/>`).join('')}<Override PartName="/xl/styles.xml" ContentType="${CONTENT}.styles+xml"/></Types>`;

const styles = `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/><xf numFmtId="4" applyNumberFormat="1"/></cellXfs></styleSheet>`;

function relations(targets: ReadonlyArray<readonly [type: string, target: string]>): string {
  const lines = targets.map(
    ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `${HEAD}<Relationships xmlns="${RELATIONS}">${lines.join('')}</Relationships>`;
}

const workbook = (names: readonly string[]): string => {
  const sheets = names.map(
    (name, index) => `<sheet name="${encodeXml(sheetName(name))}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  return `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.join('')}</sheets></workbook>`;
};

/** Excel refuses longer sheet names and these characters. */
const sheetName = (name: string): string => name.replaceAll(/[[\]:*?/\\']/g, ' ').slice(0, 31);

const WIDEST = 48;

function sheet(table: Sheet['table']): string {
  const widths = (table[0] ?? []).map((_, column) =>
    Math.min(WIDEST, table.reduce((width, row) => Math.max(width, String(row[column] ?? '').length), 8) + 2),
  );
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const rows = table.map(
    (row, index) => `<row r="${index + 1}">${row.map((value) => cell(value, index === 0)).join('')}</row>`,
  );
  const frozen = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${frozen}</sheetView></sheetViews>${columns.length > 0 ? `<cols>${columns.join('')}</cols>` : ''}<sheetData>${rows.join('')}</sheetData></worksheet>`;
}

/** Cells carry no reference: Excel counts them in order. */
function cell(value: Cell, isHead: boolean): string {
  if (value === '') return '<c/>';
  if (typeof value === 'number') return `<c s="2"><v>${value}</v></c>`;
  return `<c t="inlineStr" s="${isHead ? 1 : 0}"><is><t xml:space="preserve">${encodeXml(value)}</t></is></c>`;
}
