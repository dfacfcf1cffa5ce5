// The contact form. With script it submits in place; without, the browser posts it and the server renders it again with its values.
// Its fields are uncontrolled, so that both variants are the same form.
import { CONTACT_TRAP, type ContactField, contactLimits, contactTopics } from '@liesse/domain';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { MessageSent } from '#web/features/contact/components/message-sent.tsx';
import { type Sending, sendMessage } from '#web/features/contact/mutations.ts';
import { problemOf, refusalOf } from '#web/features/contact/sentences.ts';
import type { FormResult } from '#web/lib/api/form-result.ts';
import { deferredComponent } from '#web/lib/boot/deferred-component.ts';
import type { Draft } from '#web/lib/drafts/draft.ts';
import { contact as text } from '#web/locales/fr/public/contact.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { TextLink } from '#web/ui/text/text-link.tsx';

const { fields } = text;
const topics = contactTopics.map((value) => ({ value, label: text.topics[value] }));
const ContactDraft = deferredComponent(() => import('#web/features/contact/components/contact-draft.tsx'));
const order: ContactField[] = ['name', 'email', 'topic', 'body'];

interface ContactFormProps {
  /** The server's answer to a form that was posted without script. */
  answer: FormResult | null;
  isSent: boolean;
  opened: number;
}

interface State {
  isBusy: boolean;
  problems: Record<string, string>;
  refusal: string | null;
}

export function ContactForm({ answer, isSent, opened }: ContactFormProps) {
  const [isDone, setDone] = useState(isSent);
  const [{ isBusy, problems, refusal }, setState] = useState<State>({
    isBusy: false,
    problems: answer?.problems ?? {},
    refusal: answer?.refusal ?? null,
  });
  const form = useRef<HTMLFormElement>(null);
  const draft = useRef<Draft>(null);
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  async function submit(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const sent = event.currentTarget;
    setState((state) => ({ ...state, isBusy: true }));
    const age = Math.round((performance.now() - shownAt.current) / 1000);
    const result = await sendMessage({ ...valuesOf(sent), age: String(age) });
    if (result.ok) {
      setState({ isBusy: false, problems: {}, refusal: null });
      draft.current?.erase();
      setDone(true);
      return toast({ title: text.sent.title, description: text.sent.text });
    }
    setState({ isBusy: false, problems: result.problems, refusal: result.reason === 'invalid' ? null : result.reason });
    explain(result, sent);
  }

  if (isDone) return <MessageSent onAgain={() => setDone(false)} />;
  const valueOf = (field: string): string => answer?.values[field] ?? '';
  const errorOf = (field: ContactField): string | undefined => problemOf(field, problems[field]);
  return (
    <form
      ref={form}
      method="post"
      action="/contact"
      noValidate
      onSubmit={submit}
      aria-label={text.form}
      className="flex flex-col gap-6"
    >
      <ContactDraft form={form} fields={order} ref={draft} />
      {refusal !== null && (
        <Notice tone="danger" title={text.failure}>
          {refusalOf(refusal)}
        </Notice>
      )}
      <div className="grid gap-6 tablet:grid-cols-2">
        <TextField
          name="name"
          label={fields.name}
          placeholder={fields.namePlaceholder}
          autoComplete="name"
          maxLength={contactLimits.name}
          defaultValue={valueOf('name')}
          error={errorOf('name')}
        />
        <TextField
          name="email"
          type="email"
          label={fields.email}
          placeholder={fields.emailPlaceholder}
          autoComplete="email"
          hint={fields.emailHint}
          defaultValue={valueOf('email')}
          error={errorOf('email')}
        />
      </div>
      <SelectField
        name="topic"
        label={fields.topic}
        placeholder={fields.topicPlaceholder}
        options={topics}
        defaultValue={valueOf('topic')}
        error={errorOf('topic')}
      />
      <TextArea
        name="body"
        label={fields.body}
        hint={fields.bodyHint}
        rows={7}
        defaultValue={valueOf('body')}
        error={errorOf('body')}
      />
      <Trap />
      <input type="hidden" name="opened" value={opened} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button type="submit" isBusy={isBusy}>
          {isBusy ? text.submitting : text.submit}
        </Button>
        <p className="max-w-[26rem] text-quiet text-small">
          {text.privacy} <TextLink href="/privacy">{text.privacyLink}</TextLink>
        </p>
      </div>
    </form>
  );
}

/** A hidden field that keyboards cannot reach: whoever fills it in is a program. */
function Trap() {
  return (
    <div aria-hidden className="absolute -left-[200vw] size-px overflow-hidden">
      <label>
        {fields.trap}
        <input type="text" name={CONTACT_TRAP} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** Focuses the first invalid field, which shows its problem: on a phone a toast would cover the next fields. Another failure is a toast. */
function explain(result: Extract<Sending, { ok: false }>, form: HTMLFormElement): void {
  const first = order.find((field) => result.problems[field] !== undefined);
  if (first === undefined) {
    return toast({ variant: 'destructive', title: text.failure, description: refusalOf(result.reason) });
  }
  const control = form.elements.namedItem(first);
  if (control instanceof HTMLElement) control.focus();
}

const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
