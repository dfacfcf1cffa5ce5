// Shows or hides the table of a chart.
import { Table2 } from 'lucide-react';
import { surfaces } from '#web/locales/fr/ui/surfaces.ts';
import { Button } from '#web/ui/button.tsx';

const { chart: text } = surfaces;

interface TableToggleProps {
  /** The id of the table. */
  controls: string;
  isShown: boolean;
  onChange: (isShown: boolean) => void;
}

export function TableToggle({ controls, isShown, onChange }: TableToggleProps) {
  return (
    <div className="-mr-4 shrink-0 whitespace-nowrap max-tablet:-ml-4">
      <Button
        look="quiet"
        size="small"
        icon={<Table2 aria-hidden className="size-5" strokeWidth={1.5} />}
        aria-expanded={isShown}
        aria-controls={controls}
        onClick={() => onChange(!isShown)}
      >
        {isShown ? text.hideTable : text.showTable}
      </Button>
    </div>
  );
}
