// Selects one of many options by typing, after the ARIA combobox pattern.
import { ChevronsUpDown } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type Ref, useId, useState } from 'react';
import { valueFields } from '#web/locales/fr/ui/value-fields.ts';
import { ComboboxList, optionId } from '#web/ui/fields/combobox/combobox-list.tsx';
import type { ComboboxOption } from '#web/ui/fields/combobox/combobox-match.ts';
import { useCombobox } from '#web/ui/fields/combobox/combobox-state.ts';
import { controlLook, Field, type FieldFrame } from '#web/ui/fields/field.tsx';

const { combobox: text } = valueFields;

/** Takes the `field` of a react-hook-form Controller. */
interface ComboboxProps extends FieldFrame {
  /** Memoise it: a long list is prepared again for each new array. */
  options: readonly ComboboxOption[];
  value: string | null;
  onChange: (value: string | null) => void;
  /** Offers to create the typed option; the caller creates it and sets `value`. */
  onCreate?: (label: string) => void;
  onBlur?: () => void;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  disabled?: boolean;
  placeholder?: string;
}

export function Combobox(props: ComboboxProps) {
  const { label, hint, error, optional, required, options, value, onChange, onCreate, onBlur } = props;
  const box = useCombobox({ options, value, onChange, onCreate });
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const listId = useId();
  const hasEntries = box.entries.length > 0;
  const nothing = box.query.trim() === '' ? text.empty : text.none(box.query.trim());
  const status = box.isOpen ? (hasEntries ? text.found(box.entries.length) : nothing) : '';

  return (
    <Field {...{ label, hint, error, required, ...(optional !== undefined && { optional }) }}>
      {(ids) => (
        <Popover.Root open={box.isOpen} onOpenChange={(open) => open || box.close()}>
          <Popover.Anchor ref={setFrame} className="relative">
            <input
              {...ids}
              ref={props.ref}
              name={props.name}
              type="text"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={box.isOpen}
              aria-controls={box.isOpen && hasEntries ? listId : undefined}
              aria-activedescendant={
                box.isOpen && box.active.index >= 0 ? optionId(listId, box.active.index) : undefined
              }
              autoComplete="off"
              spellCheck={false}
              disabled={props.disabled}
              placeholder={props.placeholder}
              value={box.text}
              onChange={(event) => box.type(event.target.value)}
              onClick={box.open}
              onKeyDown={box.onKeyDown}
              onBlur={() => {
                box.leave();
                onBlur?.();
              }}
              className={`${controlLook} truncate pr-14`}
            />
            <button
              type="button"
              // The arrow keys of the input do the same.
              tabIndex={-1}
              aria-label={text.open}
              disabled={props.disabled}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => {
                frame?.querySelector('input')?.focus();
                if (box.isOpen) box.close();
                else box.open();
              }}
              className="absolute inset-y-0 right-0.5 grid w-12 place-items-center rounded-small text-quiet enabled:hover:text-ink disabled:opacity-60"
            >
              <ChevronsUpDown aria-hidden className="size-5" strokeWidth={1.5} />
            </button>
            <span role="status" className="sr-only">
              {status}
            </span>
          </Popover.Anchor>
          {/* The portal is inside the landmark of the field, for people who navigate by landmarks; a dialog has no main landmark. */}
          <Popover.Portal container={frame?.closest('main') ?? null}>
            <Popover.Content
              // The popover is a plain surface: the list inside has the role.
              role={undefined}
              align="start"
              sideOffset={6}
              collisionPadding={12}
              onOpenAutoFocus={(event) => event.preventDefault()}
              onCloseAutoFocus={(event) => event.preventDefault()}
              onInteractOutside={(event) => {
                if (event.target instanceof Node && frame?.contains(event.target)) event.preventDefault();
              }}
              // The input keeps the focus when an option is clicked.
              onMouseDown={(event) => event.preventDefault()}
              className="z-50 w-(--radix-popover-trigger-width) rounded-panel border border-hairline bg-raised shadow-lifted motion-safe:animate-fade"
            >
              {hasEntries ? (
                <ComboboxList
                  id={listId}
                  entries={box.entries}
                  value={value}
                  active={box.active.index}
                  isRevealed={box.active.isRevealed}
                  onPoint={box.point}
                  onChoose={box.choose}
                />
              ) : (
                <p className="break-words px-4 py-3.5 text-quiet text-small">{nothing}</p>
              )}
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      )}
    </Field>
  );
}
