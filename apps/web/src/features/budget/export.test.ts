import { describe, expect, it } from 'vitest';
import { duesSheet, ledgerSheet } from '#web/features/budget/export.ts';
import { lineOf, smallLedger } from '#web/features/budget/fixtures.ts';
import { readXlsx } from '#web/lib/files/sheets/xlsx-read.ts';
import { writeWorkbook } from '#web/lib/files/sheets/xlsx-write.ts';

describe('the budget as a workbook', () => {
  it('holds amounts as numbers that add up to the last row', () => {
    const [, ...rows] = ledgerSheet(smallLedger, '2026-11-15');
    const total = rows.pop();
    const column = (index: number) => rows.reduce((sum, row) => sum + Number(row[index] || 0), 0);
    expect([3, 4, 5, 6, 7, 8].map(column)).toEqual(total?.slice(3, 9));
  });

  it('keeps what looks like a formula as text', async () => {
    const ledger = { ...smallLedger, items: [lineOf({ id: 'x', label: '=1+1', estimated_cents: 123_456 })] };
    const table = ledgerSheet(ledger, '2026-11-15');
    const file = writeWorkbook([
      { name: 'Budget', table },
      { name: 'Échéances', table: duesSheet(ledger) },
    ]);
    const read = readXlsx(new Uint8Array(await file.arrayBuffer()), 100);
    expect(read[1]?.slice(1, 4)).toEqual(['=1+1', '', '1234.56']);
  });
});
