// The palette, with the name of each colour.
import { showcase } from '#web/locales/fr/ui/showcase.ts';

const { names } = showcase.colours;

/** Written out in full, because the stylesheet is generated from the class names in the sources. */
const fills: Record<keyof typeof names, string> = {
  paper: 'bg-paper',
  raised: 'bg-raised',
  panel: 'bg-panel',
  hairline: 'bg-hairline',
  edge: 'bg-edge',
  ornament: 'bg-ornament',
  metal: 'bg-metal',
  quiet: 'bg-quiet',
  ink: 'bg-ink',
  accent: 'bg-accent',
  'accent-deep': 'bg-accent-deep',
  'accent-wash': 'bg-accent-wash',
  success: 'bg-success',
  'success-wash': 'bg-success-wash',
  danger: 'bg-danger',
  'danger-wash': 'bg-danger-wash',
  'metal-wash': 'bg-metal-wash',
};

export function Colours() {
  return (
    <ul className="grid grid-cols-2 gap-x-5 gap-y-6 tablet:grid-cols-4 wide:grid-cols-6">
      {Object.entries(fills).map(([token, fill]) => (
        <li key={token}>
          <span aria-hidden className={`block h-16 rounded-small border border-hairline ${fill}`} />
          <p className="mt-2 text-small">{names[token as keyof typeof names]}</p>
          <p className="text-nav text-quiet">{token}</p>
        </li>
      ))}
    </ul>
  );
}
