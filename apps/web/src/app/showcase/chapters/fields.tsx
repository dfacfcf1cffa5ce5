// Fields for text, passwords, codes and searches, and selects.
import { useState } from 'react';
import { Fields as Grid } from '#web/app/showcase/specimen.tsx';
import { fields } from '#web/locales/fr/ui/fields.ts';
import { showcase } from '#web/locales/fr/ui/showcase.ts';
import { CodeField } from '#web/ui/fields/code-field.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

const { fields: text } = showcase;
const LIMIT = 60;

export function Fields() {
  const [words, setWords] = useState<string>(text.areaValue);
  const [search, setSearch] = useState('');
  const [code, setCode] = useState('482');
  return (
    <Grid>
      <TextField label={text.idle} hint={text.idleHint} />
      <TextField label={text.filled} defaultValue={text.filledValue} />
      <TextField label={text.optional} optional={fields.optional} />
      <TextField label={text.wrong} defaultValue={text.wrongValue} error={text.wrongError} />
      <TextField label={text.disabled} defaultValue={text.disabledValue} disabled />
      <PasswordField label={text.password} hint={text.passwordHint} autoComplete="off" />
      <SelectField
        label={text.select}
        placeholder={text.selectPlaceholder}
        options={text.selectOptions}
        defaultValue=""
      />
      <SearchField label={text.search} value={search} onChange={setSearch} />
      <TextArea label={text.area} limit={LIMIT} value={words} onChange={(event) => setWords(event.target.value)} />
      <CodeField label={text.code} length={6} value={code} onChange={setCode} />
    </Grid>
  );
}
