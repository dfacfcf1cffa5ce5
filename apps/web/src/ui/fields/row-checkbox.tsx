// The checkbox of a row, and the one for all rows. Its target is larger than the box and above the row's own.

export type OnTick = (isTicked: boolean, withShift: boolean) => void;
export type Ticked = 'all' | 'some' | 'none';

interface TickBoxProps {
  name: string;
  ticked: Ticked;
  onTick: OnTick;
}

export function RowCheckbox({ name, ticked, onTick }: TickBoxProps) {
  return (
    <label className="relative z-10 grid size-11 shrink-0 cursor-pointer select-none place-items-center">
      <span className="sr-only">{name}</span>
      <input
        type="checkbox"
        data-row-box
        ref={(box) => {
          if (box) box.indeterminate = ticked === 'some';
        }}
        checked={ticked === 'all'}
        // Only the click event knows whether Shift is held.
        onClick={(event) => onTick(event.currentTarget.checked, event.shiftKey)}
        onChange={() => {}}
        className="size-5 scroll-my-40 accent-accent"
      />
    </label>
  );
}

/** The state of the checkbox for all rows. */
export const tickedOf = (count: number, total: number): Ticked =>
  count === 0 ? 'none' : count >= total ? 'all' : 'some';
