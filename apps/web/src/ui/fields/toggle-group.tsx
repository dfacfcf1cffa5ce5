// A row of small toggle buttons.
interface ToggleGroupProps {
  label: string;
  /** Shown beside the label. */
  optional?: string;
  options: ReadonlyArray<{ value: string; label: string }>;
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

export function ToggleGroup({ label, optional, options, chosen, onToggle }: ToggleGroupProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-small">
        {label}
        {optional !== undefined && <span className="font-normal text-quiet"> {optional}</span>}
      </legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            aria-pressed={chosen.includes(option.value)}
            onClick={() => onToggle(option.value)}
            className="min-h-11 rounded-round border border-hairline px-4 text-small transition-colors hover:border-ink focus-visible:rounded-round focus-visible:outline-offset-2 aria-pressed:border-accent aria-pressed:bg-accent-wash aria-pressed:text-accent"
          >
            {option.label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
