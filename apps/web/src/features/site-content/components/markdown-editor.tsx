// A Markdown text with its preview beside it, and pictures that are added at the cursor. HTML is shown as the text it was typed as.
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { pictureTypes, uploadPicture } from '#web/features/site-content/picture.ts';
import { content } from '#web/locales/fr/admin/content.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { FileButton } from '#web/ui/fields/files/file-choice.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { parseMarkdown } from '#web/ui/text/markdown.ts';
import { Prose } from '#web/ui/text/prose.tsx';

const { editor: text } = content;

const HTML_TAG = /<\/?[a-z][^>]*>/i;

interface MarkdownEditorProps {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

export function MarkdownEditor({ label, value, error, onChange }: MarkdownEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);

  function insert(markdown: string) {
    const place = area.current?.selectionEnd ?? value.length;
    const [before, after] = [value.slice(0, place).trimEnd(), value.slice(place).trimStart()];
    onChange([before, markdown, after].filter((part) => part !== '').join('\n\n'));
  }

  return (
    <div className="grid items-start gap-x-10 gap-y-8 wide:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-5">
        <TextArea
          ref={area}
          label={label}
          hint={text.hint}
          error={error}
          rows={16}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        {HTML_TAG.test(value) && <Notice tone="note">{text.html}</Notice>}
        <PictureField onAdd={insert} />
      </div>
      <Preview markdown={value} />
    </div>
  );
}

function Preview({ markdown }: { markdown: string }) {
  const id = useId();
  const shown = useDeferredValue(markdown);
  const blocks = useMemo(() => parseMarkdown(shown), [shown]);
  return (
    <section aria-labelledby={id} className="min-w-0 wide:border-hairline wide:border-l wide:pl-10">
      <p id={id} className="label-caps mb-5 text-metal">
        {text.preview}
      </p>
      {blocks.length === 0 ? (
        <p className="text-quiet">{text.previewEmpty}</p>
      ) : (
        <div className="wrap-anywhere">
          <Prose blocks={blocks} />
        </div>
      )}
    </section>
  );
}

function PictureField({ onAdd }: { onAdd: (markdown: string) => void }) {
  const id = useId();
  const [alt, setAlt] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [isAltMissing, setAltMissing] = useState(false);

  async function choose(file: File | undefined) {
    if (file === undefined) return;
    // A bracket or a line break would end the description.
    const description = alt.replaceAll(/[[\]\\\s]+/g, ' ').trim();
    setAltMissing(description === '');
    setError(null);
    if (description === '') return;
    setBusy(true);
    const stored = await uploadPicture(file);
    setBusy(false);
    if (!stored.ok) {
      setError(stored.message);
      return;
    }
    onAdd(`![${description}](${stored.address})`);
    setAlt('');
  }

  return (
    <fieldset className="flex flex-col items-start gap-3">
      <legend className="mb-1.5 font-medium text-small">{text.picture}</legend>
      <div className="w-full">
        <TextField
          label={text.alt}
          hint={text.altHint}
          error={isAltMissing ? text.altMissing : undefined}
          value={alt}
          maxLength={200}
          onChange={(event) => {
            setAlt(event.target.value);
            setAltMissing(false);
          }}
        />
      </div>
      <FileButton accept={pictureTypes} isBusy={isBusy} note={`${id}-note`} onFile={(file) => void choose(file)}>
        {text.choose}
      </FileButton>
      <p
        id={`${id}-note`}
        role={error === null ? undefined : 'alert'}
        className={`text-small ${error === null ? 'text-quiet' : 'text-danger'}`}
      >
        {error ?? text.pictureHint}
      </p>
    </fieldset>
  );
}
