// The form of a household's whole reply with one submit button. A draft keeps what is typed until the reply is stored for sending.
import {
  Fragment,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Link } from 'react-router';
import { HostContact } from '#web/features/guest-area/invitation/host-contact.tsx';
import {
  fullName,
  type Invitation,
  type InvitedPerson,
  momentsOf,
} from '#web/features/guest-area/invitation/invitation.ts';
import { shortWhen } from '#web/features/guest-area/invitation/moment-text.ts';
import {
  type PostedForm,
  type ReplyRefusal,
  useServedInvitation,
} from '#web/features/guest-area/invitation/served-invitation.ts';
import { useGuestLocale } from '#web/features/guest-area/language/guest-locale.ts';
import { hasLongMenus } from '#web/features/guest-area/menus/menu.ts';
import { MomentReply } from '#web/features/guest-area/rsvp/moment-reply.tsx';
import { PersonDetails } from '#web/features/guest-area/rsvp/person-details.tsx';
import { answerValues, withEntered } from '#web/features/guest-area/rsvp/posted-reply.ts';
import {
  answerForAll,
  type Draft,
  draftOf,
  limits,
  type Problem,
  personDraft,
  problemsOf,
  type Reply,
  replyOf,
} from '#web/features/guest-area/rsvp/reply.ts';
import { deferredComponent } from '#web/lib/boot/deferred-component.ts';
import type { Draft as FormDraft } from '#web/lib/drafts/draft.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { focusFirstInvalid, InvalidFields } from '#web/ui/fields/invalid-fields.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

// Shown only for those who come, and loaded once the page can be used.
const PersonReply = deferredComponent(() => import('#web/features/guest-area/rsvp/person-reply.tsx'));
const ReplyDraft = deferredComponent(() => import('#web/features/guest-area/rsvp/reply-draft.tsx'));

interface ReplyFormProps {
  /** Names the draft: one for each invitation. */
  name: string;
  invitation: Invitation;
  /** The initial values when they are not those of the invitation: a reply that was refused or is not sent yet. */
  edited?: Invitation | undefined;
  /** The form was posted without JavaScript, and is shown again. */
  posted?: Extract<PostedForm, { kind: 'reply' }> | undefined;
  refusal: ReplyRefusal | null;
  isBusy: boolean;
  /** The button that opened the form is gone, so that the heading takes the focus. */
  takesFocus: boolean;
  onSend: (reply: Reply) => void;
  /** Only when a reply exists already. */
  onCancel?: (() => void) | undefined;
}

export function ReplyForm(props: ReplyFormProps) {
  const locale = useGuestLocale();
  const { text: guest, format } = locale;
  const { reply: text, thanks } = guest;
  const { name, invitation, edited, posted, refusal, isBusy, takesFocus, onSend, onCancel } = props;
  const [initial] = useState(() => posted?.draft ?? draftOf(edited ?? invitation));
  const [draft, setDraft] = useState<Draft>(initial);
  const stored = useRef<FormDraft>(null);
  const [problems, setProblems] = useState<readonly Problem[]>(posted?.problems ?? []);
  const served = useServedInvitation();
  const form = useId();
  const cancelForm = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const fields = useRef<HTMLFormElement>(null);
  const readEntered = useEffectEvent(() => {
    if (fields.current !== null) setDraft(withEntered(draft, invitation, new FormData(fields.current)));
  });
  // Hydration leaves the fields as they are: on a slow network they were filled in before the script ran. Before the next event, which
  // may submit them.
  useLayoutEffect(() => readEntered(), []);
  const { event, look, people } = invitation;
  const isAlone = people.length === 1;
  const areMenusFolded = hasLongMenus(invitation);
  const moments = invitation.moments.filter(({ id }) => people.some(({ answers }) => Object.hasOwn(answers, id)));
  // The header of the page shows the day.
  const isOneDay = moments.every(({ day }) => day === event.starts_on);

  function change(next: Draft): void {
    setDraft(next);
    // Removes the errors that were corrected, and shows no new ones before the next submit.
    const shown = new Set(problems.map((problem) => JSON.stringify(problem)));
    if (shown.size > 0) {
      setProblems(problemsOf(invitation, next).filter((problem) => shown.has(JSON.stringify(problem))));
    }
  }

  function submit(submitted: SyntheticEvent<HTMLFormElement>): void {
    submitted.preventDefault();
    if (isBusy) return;
    const found = problemsOf(invitation, draft);
    setProblems(found);
    if (found.length === 0) {
      // From here on reply-delivery.ts stores the reply itself.
      stored.current?.erase();
      return onSend(replyOf(invitation, draft));
    }
    // After the render that marks the invalid fields.
    requestAnimationFrame(() => focusFirstInvalid(form));
  }

  const problemsAbout = ({ id }: InvitedPerson) =>
    problems.filter((problem) => 'person' in problem && problem.person === id);

  const tooLong = (field: 'song' | 'message') =>
    problems.some((problem) => problem.kind === 'too-long' && problem.field === field)
      ? text.tooLong(limits[field])
      : undefined;

  return (
    <>
      <form
        ref={fields}
        id={form}
        noValidate
        aria-label={text.title}
        method="post"
        action={`/guest/${invitation.guest_id}`}
        data-outbox={thanks.refused}
        onSubmit={submit}
      >
        {served !== null && (
          <>
            <input type="hidden" name="key" value={served.key} />
            <input type="hidden" name="proof" value={served.proof} />
          </>
        )}
        <h2 ref={heading} tabIndex={-1} className="text-title outline-none">
          {text.title}
        </h2>
        <p className="mt-2 text-quiet">
          {event.rsvp_closes_on === null ? text.anytime : text.until(format.civilDate(event.rsvp_closes_on))}
        </p>
        {posted !== undefined && problems.length > 0 && (
          <div className="mt-5">
            <Notice tone="danger" title={thanks.refused}>
              {text.toCorrect}
            </Notice>
          </div>
        )}
        <ReplyDraft name={name} initial={initial} values={draft} onChange={change} ref={stored} />
        <div className="mt-5 flex flex-wrap gap-3 noscript:hidden">
          <Button
            look="secondary"
            size="small"
            data-answer={answerValues.yes}
            onClick={() => change(answerForAll(invitation, draft, true))}
          >
            {isAlone ? text.alone : text.everybody}
          </Button>
          <Button
            look="quiet"
            size="small"
            data-answer={answerValues.no}
            onClick={() => change(answerForAll(invitation, draft, false))}
          >
            {isAlone ? text.notComing : text.nobody}
          </Button>
        </div>
        <div className="mt-7">
          {moments.map((moment, index) => (
            <MomentReply
              key={moment.id}
              invitation={invitation}
              moment={moment}
              when={shortWhen(isOneDay ? { ...moment, day: null } : moment, locale)}
              draft={draft}
              isRefused={refusal?.reason === 'moment-full' && refusal.hint === moment.id}
              error={index === 0 && problems.some(({ kind }) => kind === 'no-answer') ? text.nothing : undefined}
              onChange={change}
            />
          ))}
          {people.map((person) =>
            momentsOf(invitation, person).length === 0 ? (
              <p key={person.id} className="border-hairline border-t py-4 text-quiet">
                {text.noMomentFor(person.is_plus_one ? text.plusOne : fullName(person))}
              </p>
            ) : (
              <Fragment key={person.id}>
                <PersonReply
                  invitation={invitation}
                  person={person}
                  draft={draft}
                  problems={problemsAbout(person)}
                  areMenusFolded={areMenusFolded}
                  onChange={change}
                />
                <noscript>
                  {import.meta.env.SSR && (
                    <PersonDetails
                      invitation={invitation}
                      person={person}
                      draft={draft.people[person.id] ?? personDraft(person)}
                      problems={problemsAbout(person)}
                    />
                  )}
                </noscript>
              </Fragment>
            ),
          )}
        </div>
        {(look.asks_song || look.asks_message) && (
          <div className="flex flex-col gap-6 border-hairline border-t pt-7 pb-8">
            {look.asks_song && (
              <TextField
                name="song"
                label={text.song}
                optional={text.optional}
                hint={text.songHint}
                error={tooLong('song')}
                value={draft.song}
                onChange={(changed) => change({ ...draft, song: changed.target.value })}
              />
            )}
            {look.asks_message && (
              <TextArea
                name="message"
                label={text.message}
                optional={text.optional}
                limit={limits.message}
                error={tooLong('message')}
                value={draft.message}
                onChange={(changed) => change({ ...draft, message: changed.target.value })}
              />
            )}
          </div>
        )}
        <div className="flex flex-col gap-4 border-hairline border-t pt-7">
          {refusal !== null && (
            <Notice tone="danger" title={thanks.refused}>
              <p>{guest.refusals[refusal.reason]}</p>
              {refusal.reason === 'closed' && <HostContact look={invitation.look} />}
            </Notice>
          )}
          <InvalidFields form={form} />
          {served !== null && (
            <div role="status">
              <p hidden data-stored-notice>
                {thanks.waitingText}
              </p>
            </div>
          )}
          <Button type="submit" wide isBusy={isBusy}>
            {isBusy ? text.sending : text.send}
          </Button>
          {onCancel !== undefined && (
            <Button look="quiet" type="submit" form={cancelForm}>
              {text.cancel}
            </Button>
          )}
          <p className="text-quiet text-small">
            {text.privacy}{' '}
            <Link to="/guest/data" className="text-accent underline underline-offset-2">
              {text.privacyLink}
            </Link>
          </p>
        </div>
      </form>
      {onCancel !== undefined && (
        <form
          id={cancelForm}
          action={`/guest/${invitation.guest_id}`}
          onSubmit={(submitted) => {
            submitted.preventDefault();
            onCancel();
          }}
        />
      )}
    </>
  );
}
