// A sequence of steps with large numerals.
interface StepsProps {
  steps: ReadonlyArray<{ name: string; text: string }>;
}

export function Steps({ steps }: StepsProps) {
  return (
    <ol className="grid gap-x-12 gap-y-10 tablet:grid-cols-3">
      {Array.from(steps.entries(), ([place, { name, text }]) => (
        <li key={name} className="border-ornament border-t pt-5">
          <p aria-hidden className="font-display text-figure text-metal lining-nums">
            {place + 1}
          </p>
          <h3 className="mt-3 text-heading">{name}</h3>
          <p className="mt-2 text-quiet">{text}</p>
        </li>
      ))}
    </ol>
  );
}
