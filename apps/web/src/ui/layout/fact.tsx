// One large figure with its label above and a note below. It belongs in a <dl>, where the figures of one row share a line although
// a label may take two.
interface FactProps {
  label: string;
  value: string;
  note: string;
  tone?: 'plain' | 'success' | 'danger';
}

const colours = { plain: 'text-ink', success: 'text-success', danger: 'text-danger' } as const;

export function Fact({ label, value, note, tone = 'plain' }: FactProps) {
  return (
    <div className="row-span-3 grid grid-rows-subgrid gap-y-0 border-t border-ornament py-6">
      <dt className="label-caps text-metal">{label}</dt>
      <dd className={`mt-3 font-display text-figure tabular-nums ${colours[tone]}`}>{value}</dd>
      <dd className="mt-2 text-quiet">{note}</dd>
    </div>
  );
}
