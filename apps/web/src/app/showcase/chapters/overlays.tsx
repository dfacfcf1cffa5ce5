// Overlays: dialogs, sheets, menus, tooltips and the command palette.
import { Ellipsis } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Row } from '#web/app/showcase/specimen.tsx';
import { overlay } from '#web/locales/fr/ui/overlay.ts';
import { showcase } from '#web/locales/fr/ui/showcase.ts';
import { samples } from '#web/locales/fr/ui/showcase-samples.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { CommandPalette } from '#web/ui/overlays/command-palette.tsx';
import { useCommandShortcut } from '#web/ui/overlays/command-shortcut.ts';
import { confirm } from '#web/ui/overlays/confirm.ts';
import { Menu, MenuAction, MenuHeading } from '#web/ui/overlays/menu.tsx';
import { Dialog, Sheet } from '#web/ui/overlays/overlay.tsx';
import { Tooltip } from '#web/ui/overlays/tooltip.tsx';

const { overlays: text } = showcase;

export function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'sheet' | 'palette' | null>(null);
  const [outcome, setOutcome] = useState('');
  const close = () => setOpen(null);
  const showChosen = (action: string) => setOutcome(text.chosen(action));
  const groups = samples.commands.map(({ label, commands }) => ({
    label,
    commands: commands.map((command) => ({ ...command, onSelect: () => showChosen(command.label) })),
  }));
  useCommandShortcut(useCallback(() => setOpen('palette'), []));

  async function ask() {
    const isAccepted = await confirm({
      title: text.confirmTitle,
      description: text.confirmText,
      action: text.confirmAction,
      isDangerous: true,
    });
    setOutcome(text.answered(isAccepted));
  }

  return (
    <>
      <Row>
        <Button look="secondary" onClick={() => setOpen('dialog')}>
          {text.dialog}
        </Button>
        <Button look="secondary" onClick={() => setOpen('sheet')}>
          {text.sheet}
        </Button>
        <Button look="secondary" onClick={() => void ask()}>
          {text.confirm}
        </Button>
        <Button look="secondary" onClick={() => setOpen('palette')}>
          {text.palette}
        </Button>
        <Tooltip text={text.tooltipText}>
          <Button look="secondary">{text.tooltip}</Button>
        </Tooltip>
        <Menu label={text.menu} trigger={<Ellipsis aria-hidden className="size-5" strokeWidth={1.5} />}>
          <MenuHeading>{text.menuHeading}</MenuHeading>
          {text.menuItems.map((item) => (
            <MenuAction key={item} onSelect={() => showChosen(item)}>
              {item}
            </MenuAction>
          ))}
        </Menu>
      </Row>
      <p className="text-quiet text-small">{text.paletteKeys}</p>
      <p role="status" className="min-h-7">
        {outcome}
      </p>
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title={text.dialogTitle}
        description={text.dialogText}
        actions={
          <>
            <Button look="secondary" onClick={close}>
              {overlay.cancel}
            </Button>
            <Button onClick={close}>{text.save}</Button>
          </>
        }
      >
        <TextField label={text.dialogField} defaultValue={text.dialogValue} />
      </Dialog>
      <Sheet isOpen={open === 'sheet'} onClose={close} title={text.sheetTitle}>
        <div className="flex flex-col">
          {text.sheetBoxes.map((box) => (
            <Checkbox key={box}>{box}</Checkbox>
          ))}
        </div>
      </Sheet>
      <CommandPalette isOpen={open === 'palette'} onClose={close} groups={groups} />
    </>
  );
}
