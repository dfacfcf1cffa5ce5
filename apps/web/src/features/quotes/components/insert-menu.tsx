// Inserts lines from the catalogue or a template, and saves the draft as a template.
import { useQuery } from '@tanstack/react-query';
import { BookmarkPlus, LibraryBig, ListPlus, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { type DraftChange, type DraftQuote, serviceLine, toTemplate } from '#web/features/quotes/draft-quote.ts';
import { deleteService, deleteTemplate, saveTemplate } from '#web/features/quotes/mutations.ts';
import { catalogueQuery, templatesQuery } from '#web/features/quotes/queries.ts';
import { announce } from '#web/lib/device/announce.ts';
import { formatMoney } from '#web/lib/format/format.ts';
import { quoteEditor } from '#web/locales/fr/partner/quote-editor.ts';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { Menu, MenuAction } from '#web/ui/overlays/menu.tsx';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

const { insert: text } = quoteEditor;
const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.5 } as const;

interface InsertMenuProps {
  draft: DraftQuote;
  guests: number | null;
  change: (change: DraftChange) => void;
}

export function InsertMenu({ draft, guests, change }: InsertMenuProps) {
  const [open, setOpen] = useState<'catalogue' | 'templates' | 'save' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Menu
        label={text.label}
        align="start"
        trigger={
          <span className={buttonLook({ look: 'secondary', size: 'small' })}>
            <ListPlus {...icon} />
            {text.button}
          </span>
        }
      >
        <MenuAction onSelect={() => setOpen('catalogue')} icon={<LibraryBig {...icon} />}>
          {text.fromCatalogue}
        </MenuAction>
        <MenuAction onSelect={() => setOpen('templates')} icon={<ListPlus {...icon} />}>
          {text.fromTemplate}
        </MenuAction>
        {draft.lines.length > 0 && (
          <MenuAction onSelect={() => setOpen('save')} icon={<BookmarkPlus {...icon} />}>
            {text.saveTemplate}
          </MenuAction>
        )}
      </Menu>
      {open === 'catalogue' && <CatalogueDialog guests={guests} change={change} onClose={close} />}
      {open === 'templates' && <TemplatesDialog change={change} onClose={close} />}
      {open === 'save' && <SaveTemplateDialog draft={draft} onClose={close} />}
    </>
  );
}

interface ListDialogProps {
  change: (change: DraftChange) => void;
  onClose: () => void;
}

function CatalogueDialog({ guests, change, onClose }: ListDialogProps & { guests: number | null }) {
  const { data, isError, refetch } = useQuery(catalogueQuery);
  const [words, setWords] = useState('');
  const removal = useToastMutation({
    mutationFn: deleteService,
    invalidates: [catalogueQuery.queryKey],
    errorTitle: text.removeFailed,
  });
  const shown = data?.filter(({ label }) => keyOf(label).includes(keyOf(words)));
  return (
    <ListDialog title={text.catalogue} description={text.catalogueText} onClose={onClose}>
      {shown === undefined ? (
        <Pending isError={isError} onRetry={() => void refetch()} />
      ) : data?.length === 0 ? (
        <p className="text-quiet">{text.catalogueEmpty}</p>
      ) : (
        <>
          <SearchField label={text.search} value={words} onChange={setWords} />
          {shown.length === 0 && <p className="mt-4 text-quiet">{text.noMatch}</p>}
          <ul className="mt-3 divide-y divide-hairline">
            {shown.map((item) => (
              <Row
                key={item.id}
                name={item.label}
                detail={`${formatMoney(item.unit_cents)} HT${item.unit === '' ? '' : `, ${item.unit}`}`}
                verb={text.add(item.label)}
                onChoose={() => {
                  change({ type: 'add', lines: [{ ...serviceLine(item, guests), key: crypto.randomUUID() }] });
                  announce(text.added(item.label));
                }}
                onRemove={() => void removal.run(item.id)}
              />
            ))}
          </ul>
        </>
      )}
    </ListDialog>
  );
}

const keyOf = (words: string): string =>
  words
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase('fr');

function TemplatesDialog({ change, onClose }: ListDialogProps) {
  const { data, isError, refetch } = useQuery(templatesQuery);
  const removal = useToastMutation({
    mutationFn: deleteTemplate,
    invalidates: [templatesQuery.queryKey],
    errorTitle: text.removeFailed,
  });
  return (
    <ListDialog title={text.templates} description={text.templatesText} onClose={onClose}>
      {data === undefined ? (
        <Pending isError={isError} onRetry={() => void refetch()} />
      ) : data.length === 0 ? (
        <p className="text-quiet">{text.templatesEmpty}</p>
      ) : (
        <ul className="divide-y divide-hairline">
          {data.map(({ id, name, body }) => (
            <Row
              key={id}
              name={name}
              detail={text.lines(body.lines.length)}
              verb={text.use(name)}
              onChoose={() => {
                change({ type: 'template', body, newKey: () => crypto.randomUUID() });
                onClose();
              }}
              onRemove={() => void removal.run(id)}
            />
          ))}
        </ul>
      )}
    </ListDialog>
  );
}

interface RowProps {
  name: string;
  detail: string;
  verb: string;
  onChoose: () => void;
  onRemove: () => void;
}

function Row({ name, detail, verb, onChoose, onRemove }: RowProps) {
  const round = 'grid size-11 shrink-0 place-items-center rounded-round';
  return (
    <li className="flex items-center gap-2 py-2">
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">{name}</p>
        <p className="text-quiet text-small tabular-nums">{detail}</p>
      </div>
      <button
        type="button"
        aria-label={verb}
        onClick={onChoose}
        className={`${round} text-accent hover:bg-accent-wash`}
      >
        <Plus {...icon} />
      </button>
      <button
        type="button"
        aria-label={text.remove(name)}
        onClick={onRemove}
        className={`${round} text-quiet hover:text-danger`}
      >
        <Trash2 {...icon} />
      </button>
    </li>
  );
}

function Pending({ isError, onRetry }: { isError: boolean; onRetry: () => void }) {
  return isError ? <ErrorState message={text.loadFailed} onRetry={onRetry} /> : <SkeletonLines count={4} />;
}

interface FrameProps {
  title: string;
  description: string;
  onClose: () => void;
  children: ReactNode;
}

function ListDialog({ title, description, onClose, children }: FrameProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      description={description}
      actions={
        <Button look="secondary" onClick={onClose}>
          {text.close}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}

function SaveTemplateDialog({ draft, onClose }: { draft: DraftQuote; onClose: () => void }) {
  const [name, setName] = useState(draft.title);
  const [isChecked, setChecked] = useState(false);
  const save = useToastMutation({
    mutationFn: (named: string) => saveTemplate(named, toTemplate(draft)),
    invalidates: [templatesQuery.queryKey],
    success: { title: text.savedTemplate },
  });
  const trimmed = name.trim();
  const isWrong = trimmed === '' || trimmed.length > 120;

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    setChecked(true);
    if (isWrong || save.isPending || (await save.run(trimmed)) === null) return;
    onClose();
  }

  return (
    <FormDialog
      title={text.templateTitle}
      description={text.templateText}
      submitLabel={text.save}
      cancelLabel={text.cancel}
      isBusy={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={text.name}
        hint={text.nameHint}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={isChecked && isWrong ? text.nameMissing : undefined}
        autoComplete="off"
      />
      {save.errorMessage !== null && <Notice tone="danger">{save.errorMessage}</Notice>}
    </FormDialog>
  );
}
