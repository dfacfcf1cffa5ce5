// The tools above the floor plan: zoom, undo, new pieces, and what can be done to the selected ones.
import type { RoomElement } from '@liesse/domain';
import {
  AlignHorizontalDistributeCenter,
  Copy,
  Maximize,
  Minus,
  Pencil,
  Plus,
  Redo2,
  RotateCw,
  SquarePlus,
  Trash2,
  Undo2,
} from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { ManyTablesDialog } from '#web/features/seating/components/many-tables-dialog.tsx';
import { roomElementKinds, type SeatingPage, tableShapes } from '#web/features/seating/page.ts';
import type { Pieces } from '#web/features/seating/use-pieces.ts';
import { seating } from '#web/locales/fr/client/seating.ts';
import { Menu, MenuAction } from '#web/ui/overlays/menu.tsx';

const { floor: text } = seating;

interface FloorToolbarProps {
  page: SeatingPage;
  pieces: Pieces | null;
  onZoom: (factor: number) => void;
  onFit: () => void;
}

export function FloorToolbar({ page, pieces, onZoom, onFit }: FloorToolbarProps) {
  const [isAddingMany, setIsAddingMany] = useState(false);
  const count = pieces?.selected.size ?? 0;
  return (
    <div
      role="toolbar"
      aria-label={text.toolbar}
      className="flex min-h-12 flex-wrap items-center gap-x-1 border-hairline border-b bg-raised px-1.5"
    >
      <Tool label={text.zoomOut} icon={Minus} onClick={() => onZoom(1 / 1.3)} />
      <Tool label={text.zoomIn} icon={Plus} onClick={() => onZoom(1.3)} />
      <Tool label={text.fit} icon={Maximize} onClick={onFit} />
      {pieces !== null && (
        <>
          <Rule />
          <Tool label={text.undo} icon={Undo2} onClick={pieces.undo} />
          <Tool label={text.redo} icon={Redo2} onClick={pieces.redo} />
          <Rule />
          <Menu label={text.add} trigger={<SquarePlus aria-hidden className="size-5" strokeWidth={1.5} />}>
            <MenuAction onSelect={() => setIsAddingMany(true)}>{text.addMany}</MenuAction>
            {tableShapes.map((shape) => (
              <MenuAction key={shape} onSelect={() => pieces.addTable(shape)}>
                {text.addTable(seating.shapes[shape].toLocaleLowerCase('fr'))}
              </MenuAction>
            ))}
            {roomElementKinds.map((kind: RoomElement['kind']) => (
              <MenuAction key={kind} onSelect={() => pieces.addElement(kind)}>
                {seating.elements[kind]}
              </MenuAction>
            ))}
          </Menu>
          {count > 0 && (
            <>
              <Rule />
              {count === 1 && <Tool label={text.edit} icon={Pencil} onClick={pieces.edit} />}
              <Tool label={text.rotate} icon={RotateCw} onClick={pieces.rotate} />
              <Tool label={text.copy} icon={Copy} onClick={pieces.copy} />
              {count > 1 && <Tool label={text.align} icon={AlignHorizontalDistributeCenter} onClick={pieces.align} />}
              <Tool label={text.remove} icon={Trash2} onClick={pieces.remove} />
              <span className="px-2 text-quiet text-small">{text.selected(count)}</span>
            </>
          )}
          {isAddingMany && (
            <ManyTablesDialog
              names={page.tables.map(({ name }) => name)}
              onAdd={pieces.addTables}
              onClose={() => setIsAddingMany(false)}
            />
          )}
        </>
      )}
    </div>
  );
}

interface ToolProps {
  label: string;
  icon: ComponentType<{ 'aria-hidden': true; className: string; strokeWidth: number }>;
  onClick: (() => void) | null;
}

function Tool({ label, icon: Icon, onClick }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={onClick === null}
      onClick={() => onClick?.()}
      className="grid size-11 place-items-center rounded-round text-ink enabled:hover:bg-panel disabled:text-edge"
    >
      <Icon aria-hidden className="size-5" strokeWidth={1.5} />
    </button>
  );
}

const Rule = () => <span aria-hidden className="mx-1 h-6 border-hairline border-l" />;
