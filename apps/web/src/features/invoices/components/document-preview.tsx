// An invoice before it is issued: its client, its lines, its tax by rate and what is left to pay.
import type { PreviewDocument } from '#web/features/invoices/invoice.ts';
import { formatCivilDate } from '#web/lib/format/civil-date.ts';
import { formatMoney, formatRating } from '#web/lib/format/format.ts';
import { invoices } from '#web/locales/fr/partner/invoices.ts';

const { issue: text } = invoices;
const label = 'py-2 pr-4 text-left font-normal wrap-anywhere';
const amount = 'w-px whitespace-nowrap py-2 text-right font-normal tabular-nums';

export function DocumentPreview({ document }: { document: PreviewDocument }) {
  const { buyer, vat, preceding } = document;
  // Two lines of a quote may be equal.
  const lines = document.lines.map((line, index) => ({ ...line, key: `${index}-${line.label}` }));
  const address = [buyer.street, buyer.postcode, buyer.commune].filter((part) => part !== null).join(' ');
  return (
    <>
      <p className="label-caps text-metal">{text.billedTo}</p>
      <p className="wrap-anywhere">{buyer.name}</p>
      {address !== '' && <p className="wrap-anywhere text-quiet text-small">{address}</p>}
      <table className="mt-5 w-full text-small">
        <thead>
          <tr className="border-ornament border-b text-quiet">
            <th scope="col" className={label}>
              {text.line}
            </th>
            <th scope="col" className={amount}>
              {text.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.key} className="border-hairline border-b">
              <td className={label}>{line.label}</td>
              <td className={amount}>{formatMoney(line.ht_cents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <Sum label={text.totalHt} cents={document.total_ht_cents} />
          {!document.is_vat_exempt &&
            vat.map(({ rate, base_cents: base, vat_cents: cents }) => (
              <Sum key={rate} label={text.vat(formatRating(rate), formatMoney(base))} cents={cents} />
            ))}
          <Sum label={text.totalTtc} cents={document.total_ttc_cents} />
          {preceding.map(({ number, ttc_cents: cents }) => (
            <Sum key={number} label={text.deducted(number)} cents={-cents} />
          ))}
        </tfoot>
      </table>
      <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-6 border-ornament border-t pt-4">
        <p>{text.due}</p>
        <p className="font-display text-figure lining-nums tabular-nums">{formatMoney(document.due_cents)}</p>
      </div>
      <p className="text-right text-quiet text-small">{text.dueAtOnce(formatCivilDate(document.due_on))}</p>
    </>
  );
}

function Sum({ label: name, cents }: { label: string; cents: number }) {
  return (
    <tr>
      <th scope="row" className="py-1 pr-4 text-right font-normal text-quiet">
        {name}
      </th>
      <td className="w-px whitespace-nowrap py-1 text-right tabular-nums">{formatMoney(cents)}</td>
    </tr>
  );
}
