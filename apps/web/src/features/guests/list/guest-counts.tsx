// The counts above the guest list, in two lines that also name the icons of the moments. The table with every figure opens on demand;
// a click on a figure filters the list by what it counts.
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { Counts, MomentCount } from '#web/features/guests/list/counts.ts';
import type { AnswerFilter } from '#web/features/guests/list/filters.ts';
import { momentIcons } from '#web/features/guests/list/moment-icons.ts';
import { formatCount } from '#web/lib/format/format.ts';
import { guests } from '#web/locales/fr/client/guests.ts';
import { Button } from '#web/ui/button.tsx';

const { counts: text } = guests;

interface GuestCountsProps {
  counts: Counts;
  onShow: (moment: string, answer: AnswerFilter) => void;
  onShowToConfirm: () => void;
}

export function GuestCounts({ counts, onShow, onShowToConfirm }: GuestCountsProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <section aria-label={text.label} className="mt-4 border-hairline border-y">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-1">
        <p className="flex flex-wrap items-baseline gap-x-5 gap-y-1 text-quiet">
          <span className="font-display text-heading text-ink lining-nums">{text.people(counts.people)}</span>
          <span>{text.households(counts.households)}</span>
          {counts.silent > 0 && <span className="text-metal">{text.silent(counts.silent)}</span>}
          {counts.toConfirm > 0 && (
            <button
              type="button"
              onClick={onShowToConfirm}
              className="min-h-11 text-metal underline underline-offset-4"
            >
              {text.toConfirm(counts.toConfirm)}
            </button>
          )}
        </p>
        {counts.moments.length > 0 && (
          <div className="max-desktop:-ml-4">
            <Button
              look="quiet"
              size="small"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
              icon={
                <ChevronDown
                  aria-hidden
                  className={`size-5 transition-transform ${isOpen ? 'rotate-180' : ''}`}
                  strokeWidth={1.5}
                />
              }
            >
              {isOpen ? text.hide : text.show}
            </Button>
          </div>
        )}
      </div>
      {counts.moments.length > 0 && <MomentStrip moments={counts.moments} />}
      <div id={id} hidden={!isOpen || counts.moments.length === 0}>
        <table className="w-full border-hairline border-t text-small">
          <thead>
            <tr className="text-quiet">
              <th scope="col" className="py-2 text-left font-normal">
                {text.moment}
              </th>
              {(['yes', 'waiting', 'no', 'invited'] as const).map((column) => (
                <th key={column} scope="col" className="w-[17%] px-1 text-right font-normal tablet:w-28">
                  {text[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {counts.moments.map((count) => (
              <MomentRow key={count.moment.id} count={count} onShow={onShow} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Each moment with its icon, its name, and those who come among those who are invited. */
function MomentStrip({ moments }: { moments: readonly MomentCount[] }) {
  const icons = momentIcons(moments.map(({ moment }) => moment));
  return (
    <ul aria-label={text.strip} className="flex flex-wrap gap-x-4 gap-y-1 pb-3 text-small tablet:gap-x-6">
      <li aria-hidden className="text-quiet">
        {text.stripLegend}
      </li>
      {moments.map(({ moment, yes, invited }, index) => {
        const Icon = icons[index];
        return (
          <li
            key={moment.id}
            title={text.comingTo(moment.name, yes, invited)}
            className="flex min-w-0 items-center gap-2"
          >
            {Icon && <Icon aria-hidden className="size-4.5 shrink-0 text-metal" strokeWidth={1.5} />}
            <span className="sr-only">{text.comingTo(moment.name, yes, invited)}</span>
            <span aria-hidden className="min-w-0 wrap-anywhere">
              {moment.name}
            </span>
            <span
              aria-hidden
              className="shrink-0 text-quiet tabular-nums"
            >{`${formatCount(yes)}/${formatCount(invited)}`}</span>
          </li>
        );
      })}
    </ul>
  );
}

function MomentRow({ count, onShow }: { count: MomentCount; onShow: GuestCountsProps['onShow'] }) {
  const { moment, yes, no, waiting, invited } = count;
  const isOver = moment.capacity !== null && yes > moment.capacity;
  const cell = (answer: AnswerFilter, value: number, word: string, className = '') => (
    <td className="text-right align-baseline">
      <button
        type="button"
        aria-label={text.filter(moment.name, word, value)}
        onClick={() => onShow(moment.id, answer)}
        className={`min-h-11 min-w-11 rounded-small px-1 text-right tabular-nums underline-offset-4 hover:underline ${className}`}
      >
        {formatCount(value)}
      </button>
    </td>
  );
  return (
    <tr className="border-hairline border-t">
      <th scope="row" className="py-1 text-left align-baseline font-normal">
        <span className="pr-3 text-body">{moment.name}</span>
        <span className="text-quiet max-desktop:block">{detailsOf(count)}</span>
        {isOver && <span className="block text-danger">{text.over}</span>}
      </th>
      {cell('yes', yes, text.yes, `font-display text-heading lining-nums ${isOver ? 'text-danger' : 'text-ink'}`)}
      {cell('waiting', waiting, text.waiting, 'text-metal')}
      {cell('no', no, text.no, 'text-quiet')}
      {cell('any', invited, text.invited, 'text-quiet')}
    </tr>
  );
}

function detailsOf({ moment, ages, diets, allergies }: MomentCount): string {
  return [
    ages.adult > 0 && (ages.child > 0 || ages.baby > 0) && text.adults(ages.adult),
    ages.child > 0 && text.children(ages.child),
    ages.baby > 0 && text.babies(ages.baby),
    ...diets.slice(0, 4).map(({ diet, count }) => text.diet(diet, count)),
    allergies > 0 && text.allergies(allergies),
    moment.capacity !== null && text.places(moment.capacity),
  ]
    .filter(Boolean)
    .join(' · ');
}
