// A quote as the partner sent it: lines, options, tax by rate, totals and instalments. Only the due days are computed here.
import { unitName } from '@liesse/domain';
import { onDays } from '#web/features/event-partners/entry-text.ts';
import { instalmentsOf, type QuoteLineRow, type ReceivedQuote } from '#web/features/event-partners/request.ts';
import { type CivilDate, formatCivilDate, formatShortDate } from '#web/lib/format/civil-date.ts';
import { formatDay, formatMoney } from '#web/lib/format/format.ts';
import { quotes } from '#web/locales/fr/quotes.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';

const { quote: text } = quotes;

interface QuoteSheetProps {
  quote: ReceivedQuote;
  eventDay: CivilDate | null;
  today: CivilDate;
  /** Lets the client tick an option; left out where nothing is to be decided. */
  onToggleOption?: ((lineId: string) => void) | undefined;
  /** For the partner who wrote it. */
  isOwn?: boolean;
}

export function QuoteSheet({ quote, eventDay, today, onToggleOption, isOwn = false }: QuoteSheetProps) {
  return (
    <div className="flex flex-col gap-6">
      <div>
        {quote.title !== '' && <p className="wrap-anywhere text-lead">{quote.title}</p>}
        <ul className="flex flex-wrap gap-x-5 text-quiet text-small">
          {quote.starts_on !== null && <li>{text.forDays(onDays(quote.starts_on, quote.ends_on))}</li>}
          {quote.sent_at !== null && (
            <li>{(isOwn ? text.ownSentOn : text.sentOn)(formatDay(new Date(quote.sent_at)))}</li>
          )}
          <li>{text.validUntil(formatShortDate(quote.valid_until))}</li>
        </ul>
      </div>
      <Lines quote={quote} onToggleOption={onToggleOption} />
      <Terms quote={quote} eventDay={eventDay} today={today} />
      {quote.notes !== '' && (
        <div className="text-small">
          <h3 className="font-medium font-text">{isOwn ? text.ownNotes : text.notes}</h3>
          <p className="mt-1 max-w-measure whitespace-pre-line wrap-anywhere text-quiet">{quote.notes}</p>
        </div>
      )}
    </div>
  );
}

const amount = 'w-px whitespace-nowrap pl-4 text-right tabular-nums';
const sum = 'py-1 text-right font-normal text-quiet';

function Lines({ quote, onToggleOption }: Pick<QuoteSheetProps, 'quote' | 'onToggleOption'>) {
  const options = quote.lines.filter((line) => line.is_optional);
  return (
    <table className="w-full text-small">
      <caption className="sr-only">{text.title(quote.number ?? '')}</caption>
      <thead>
        <tr className="border-ornament border-b text-quiet">
          <th scope="col" className="py-2 text-left font-normal">
            {text.line}
          </th>
          <th scope="col" className="py-2 pl-4 text-right font-normal">
            {text.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {quote.lines
          .filter((line) => !line.is_optional)
          .map((line) => (
            <tr key={line.id} className="border-hairline border-b">
              <th scope="row" className="py-2.5 text-left align-top font-normal">
                <LineText line={line} isExempt={quote.is_vat_exempt} />
              </th>
              <td className={`${amount} py-2.5 align-top`}>{formatMoney(line.ht_cents)}</td>
            </tr>
          ))}
      </tbody>
      {options.length > 0 && (
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={2} className="pt-5 pb-1 text-left font-normal">
              <span className="font-medium">{text.options}</span>{' '}
              {onToggleOption !== undefined && <span className="text-quiet">{text.optionsHint}</span>}
            </th>
          </tr>
          {options.map((line) => (
            <Option key={line.id} {...{ quote, line, onToggleOption }} />
          ))}
        </tbody>
      )}
      <tfoot>
        {quote.total_discount_cents > 0 && (
          <>
            <tr>
              <th scope="row" className={sum}>
                {quote.is_vat_exempt ? text.sumExempt : text.sum}
              </th>
              <td className={amount}>{formatMoney(quote.total_ht_cents + quote.total_discount_cents)}</td>
            </tr>
            <tr>
              <th scope="row" className={sum}>
                {text.discount}
              </th>
              <td className={amount}>{formatMoney(-quote.total_discount_cents)}</td>
            </tr>
          </>
        )}
        {!quote.is_vat_exempt && (
          <>
            <tr>
              <th scope="row" className={sum}>
                {text.totalHt}
              </th>
              <td className={amount}>{formatMoney(quote.total_ht_cents)}</td>
            </tr>
            {quote.vat.map(({ rate, base_cents: base, vat_cents: cents }) => (
              <tr key={rate}>
                <th scope="row" className={sum}>
                  {text.vat(text.percent(formatRate(rate)), formatMoney(base))}
                </th>
                <td className={amount}>{formatMoney(cents)}</td>
              </tr>
            ))}
          </>
        )}
        <tr>
          <th scope="row" className="pt-2 text-right font-medium text-body">
            {quote.is_vat_exempt ? text.totalExempt : text.totalTtc}
          </th>
          <td className="whitespace-nowrap pt-2 pl-4 text-right font-display text-heading tabular-nums">
            {formatMoney(quote.total_ttc_cents)}
          </td>
        </tr>
        {quote.is_vat_exempt && (
          <tr>
            <td colSpan={2} className="pt-1 text-right text-quiet">
              {text.exempt}
            </td>
          </tr>
        )}
      </tfoot>
    </table>
  );
}

function LineText({ line, isExempt }: { line: QuoteLineRow; isExempt: boolean }) {
  return (
    <>
      <span className="wrap-anywhere font-medium">{line.label}</span>
      {line.description !== '' && (
        <span className="block whitespace-pre-line wrap-anywhere text-quiet">{line.description}</span>
      )}
      <span className="block text-quiet tabular-nums">{detailOf(line, isExempt)}</span>
    </>
  );
}

interface OptionProps extends Pick<QuoteSheetProps, 'quote' | 'onToggleOption'> {
  line: QuoteLineRow;
}

/** An option shows its own amount, and counts in the totals below once it is ticked. */
function Option({ quote, line, onToggleOption }: OptionProps) {
  const words = <LineText line={line} isExempt={quote.is_vat_exempt} />;
  return (
    <tr className="border-hairline border-b">
      <th scope="row" className="py-2.5 text-left align-top font-normal">
        {onToggleOption === undefined ? (
          <>
            {words}
            {quote.state === 'accepted' && (
              <span className="block text-metal">{line.is_chosen ? text.chosen : text.notChosen}</span>
            )}
          </>
        ) : (
          <Checkbox checked={line.is_chosen} onChange={() => onToggleOption(line.id)}>
            {words}
          </Checkbox>
        )}
      </th>
      <td className={`${amount} py-2.5 align-top`}>{formatMoney(line.ht_cents)}</td>
    </tr>
  );
}

/** « 97 × 12,34 € HT, TVA 10 %, remise 5 %, par personne » */
function detailOf(line: QuoteLineRow, isExempt: boolean): string {
  const { quantity: number, unit: name } = line;
  const quantity = name === '' ? formatRate(number) : text.inUnit(formatRate(number), unitName(number, name));
  const unit = formatMoney(line.unit_cents);
  const detail = isExempt
    ? text.unitExempt(quantity, unit)
    : text.unit(quantity, unit, text.percent(formatRate(line.vat_rate)));
  const discount = line.discount_percent > 0 ? `, ${text.lineDiscount(formatRate(line.discount_percent))}` : '';
  return `${detail}${discount}${line.is_per_guest && name !== 'personne' ? `, ${text.perGuest}` : ''}`;
}

/** Rates and quantities have two decimals at most. */
const formatRate = (value: number): string =>
  Number.isInteger(value) ? String(value) : value.toLocaleString('fr-FR', { maximumFractionDigits: 2 });

function Terms({ quote, eventDay, today }: QuoteSheetProps) {
  const instalments = instalmentsOf(quote, eventDay, today);
  return (
    <div>
      <h3 className="font-medium font-text text-small">{text.terms}</h3>
      {instalments.length === 0 ? (
        <p className="mt-1 text-quiet text-small">{text.noTerms}</p>
      ) : (
        <InstalmentList instalments={instalments} isAccepted={quote.state === 'accepted'} />
      )}
    </div>
  );
}

/** A label such as « Arrhes à la réservation » names its kind already. */
const nameOf = (kind: string, label: string): string =>
  label.startsWith(kind) ? label : [kind, label].filter(Boolean).join(', ');

interface InstalmentListProps {
  instalments: ReturnType<typeof instalmentsOf>;
  /** The computed days hold for an acceptance today, so an accepted quote shows delays instead. */
  isAccepted?: boolean;
}

export function InstalmentList({ instalments, isAccepted = false }: InstalmentListProps) {
  return (
    <ul className="mt-1 text-small">
      {instalments.map(({ key, label, kind, percent, cents, daysBefore, dueOn }) => (
        <li key={key} className="flex justify-between gap-x-4 border-hairline border-b py-2">
          <span className="min-w-0 wrap-anywhere">
            {nameOf(text.kinds[kind], label)}{' '}
            <span className="text-quiet">
              {percent !== null && `${text.percent(String(percent))}, `}
              {daysBefore === null
                ? text.onAcceptance
                : dueOn === null || isAccepted
                  ? text.daysBefore(daysBefore)
                  : text.dueOn(formatCivilDate(dueOn))}
            </span>
          </span>
          <span className="whitespace-nowrap tabular-nums">{formatMoney(cents)}</span>
        </li>
      ))}
    </ul>
  );
}
