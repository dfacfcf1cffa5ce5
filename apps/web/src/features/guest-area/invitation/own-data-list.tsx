// The stored data of a household as a list; the download holds all of it.
import { fullName } from '#web/features/guest-area/invitation/invitation.ts';
import { dietWords } from '#web/features/guest-area/language/diet-words.ts';
import { useGuestLocale, useGuestText } from '#web/features/guest-area/language/guest-locale.ts';
import type { OwnData } from '#web/features/guest-area/queries.ts';
import { formatPhone } from '#web/lib/format/phone.ts';
import type { GuestLocale } from '#web/locales/guest-locale.ts';

/** A number has no direction of its own and would be reversed in Arabic. */
const LEFT_TO_RIGHT = '\u200e';

type Line = [label: string, value: string];

export function OwnDataList({ data }: { data: OwnData }) {
  const locale = useGuestLocale();
  const { data: text } = locale.text;
  const { household, people, photos } = data;
  return (
    <div className="flex flex-col gap-7">
      <Block
        name={household.name}
        lines={[
          ...given(text.address, household.address),
          ...(photos.length > 0 ? [[text.photos, locale.format.count(photos.length)] as Line] : []),
        ]}
      />
      {(people ?? []).map((person) => (
        <Block key={person.id} name={fullName(person) || text.unnamed} lines={linesOf(person, locale)} />
      ))}
    </div>
  );
}

function Block({ name, lines }: { name: string; lines: readonly Line[] }) {
  const { data: text } = useGuestText();
  return (
    <div>
      <h3 className="wrap-anywhere text-heading">
        <bdi>{name}</bdi>
      </h3>
      {lines.length === 0 ? (
        <p className="text-quiet text-small">{text.nothing}</p>
      ) : (
        <dl className="mt-1 divide-y divide-hairline text-small">
          {lines.map(([label, value]) => (
            <div key={label} className="grid gap-x-6 py-2 tablet:grid-cols-[12rem_minmax(0,1fr)]">
              <dt className="text-quiet">{label}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

type Person = NonNullable<OwnData['people']>[number];

function linesOf(person: Person, { text: { data: text, thanks, reply }, format }: GuestLocale): Line[] {
  const { replies, menus, phone, diet } = person;
  const words = replies.map(({ moment, attending }) => {
    const answer = attending === null ? thanks.unanswered : attending ? thanks.yes : thanks.no;
    return text.reply(moment, format.inSentence(answer));
  });
  return [
    ...given(text.replies, words.join('\n')),
    ...given(text.menus, format.list(menus.map(({ menu }) => menu))),
    ...given(text.diet, diet === null ? null : dietWords(diet, reply.diets, format)),
    ...given(text.allergies, person.allergies),
    ...given(text.email, person.email),
    ...given(text.phone, phone === null ? null : `${LEFT_TO_RIGHT}${formatPhone(phone)}`),
    ...given(text.song, person.song_request),
    ...given(text.message, person.message),
  ];
}

const given = (label: string, value: string | null): Line[] => (value === null || value === '' ? [] : [[label, value]]);
