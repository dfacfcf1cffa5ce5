// A progress bar with its text.
interface ProgressProps {
  label: string;
  /** Between 0 and `max`. */
  value: number;
  max?: number;
  /** The value as text, such as « 64 % » or « 12 sur 20 ». */
  text: string;
  isOver?: boolean;
}

export function Progress({ label, value, max = 100, text, isOver = false }: ProgressProps) {
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-small">
        <span className="min-w-0">{label}</span>
        <span className="text-quiet tabular-nums">{text}</span>
      </div>
      <progress
        aria-label={label}
        aria-valuetext={text}
        value={Math.min(value, max)}
        max={max}
        data-over={isOver || undefined}
        className="progress-line h-1.5 w-full"
      />
    </div>
  );
}
