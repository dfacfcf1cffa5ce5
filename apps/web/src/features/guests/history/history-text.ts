// The texts of a change of the guest list: its title, its details, and the effect of its undo.
import type { ListedMoment } from '@liesse/domain';
import { type ListChange, undoableCount } from '#web/features/guests/history/history.ts';
import { formatList } from '#web/lib/format/format.ts';
import { guestHistory as text } from '#web/locales/fr/client/guest-history.ts';
import { guests } from '#web/locales/fr/client/guests.ts';

type Moments = readonly Pick<ListedMoment, 'id' | 'name'>[];

export function titleOf({ kind, guests: people, households }: ListChange): string {
  return kind === 'import' ? text.imported(people, households) : text.titles[kind](people);
}

/** The fields that a bulk change wrote; empty for the other kinds. */
export function detailsOf({ patch }: ListChange, moments: Moments): string {
  const nameOf = (id: string) => moments.find((moment) => moment.id === id)?.name ?? text.formerMoment;
  const { age_group: age, side, add_tags: added, remove_tags: removed, invite, uninvite, reply } = patch;
  const parts = [
    age !== undefined && text.age(guests.ages[age as keyof typeof guests.ages]),
    side !== undefined && (side === '' ? text.noSide : text.side(side)),
    added !== undefined && added.length > 0 && text.tagged(formatList(added)),
    removed !== undefined && removed.length > 0 && text.untagged(formatList(removed)),
    invite !== undefined && invite.length > 0 && text.invited(formatList(invite.map(nameOf))),
    uninvite !== undefined && uninvite.length > 0 && text.uninvited(formatList(uninvite.map(nameOf))),
    ...Object.entries(reply ?? {}).map(([moment, isComing]) =>
      text.replied(nameOf(moment), guests.answers[isComing === null ? 'waiting' : isComing ? 'yes' : 'no']),
    ),
  ];
  return parts.filter((part) => typeof part === 'string').join(' · ');
}

/** What an undo restores, and what it does not. */
export function undoText(change: ListChange): string {
  const { kind, edited, gone } = change;
  return [text.effects[kind](undoableCount(change)), edited > 0 && text.edited(edited), gone > 0 && text.gone(gone)]
    .filter((part) => typeof part === 'string')
    .join(' ');
}
