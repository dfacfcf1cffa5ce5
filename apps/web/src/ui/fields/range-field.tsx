// A number chosen with the native slider.
import { Field, type FieldFrame } from '#web/ui/fields/field.tsx';

interface RangeFieldProps extends FieldFrame {
  value: number;
  min: number;
  max: number;
  step?: number;
  onChange: (value: number) => void;
  disabled?: boolean;
}

export function RangeField({ label, hint, error, value, min, max, step = 1, onChange, disabled }: RangeFieldProps) {
  return (
    <Field {...{ label, hint, error, required: false }}>
      {(ids) => (
        <input
          {...ids}
          type="range"
          value={value}
          min={min}
          max={max}
          step={step}
          disabled={disabled}
          onChange={(event) => onChange(event.target.valueAsNumber)}
          className="h-12 w-full cursor-pointer accent-accent disabled:cursor-not-allowed disabled:opacity-60"
        />
      )}
    </Field>
  );
}
