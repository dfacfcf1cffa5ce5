// The menus of one person at the moments that the person comes to, collapsed in large households.

import type { InvitedPerson, Moment } from '#web/features/guest-area/invitation/invitation.ts';
import { menuStateOf } from '#web/features/guest-area/menus/menu.ts';
import { MenuChoice } from '#web/features/guest-area/menus/menu-choice.tsx';
import { MenuFold } from '#web/features/guest-area/menus/menu-disclosure.tsx';
import type { PersonDraft } from '#web/features/guest-area/rsvp/reply.ts';

type Menu = PersonDraft['menu'];

interface PersonMenusProps {
  person: InvitedPerson;
  /** The name as the form shows it. */
  name: string;
  moments: readonly Moment[];
  menu: Menu;
  isFolded: boolean;
  onChange: (menu: Menu) => void;
}

export function PersonMenus({ person, name, moments, menu, isFolded, onChange }: PersonMenusProps) {
  const states = moments.map((moment) => menuStateOf(moment, person, menu[moment.id]));
  if (states.every(({ chosen, left }) => chosen.length + left.length === 0)) return null;
  const choices = moments.map((moment) => (
    <MenuChoice
      key={moment.id}
      person={person}
      moment={moment}
      chosen={menu[moment.id] ?? {}}
      onChoose={(course, dish) => onChange({ ...menu, [moment.id]: { ...menu[moment.id], [course]: dish } })}
    />
  ));
  if (!isFolded) return choices;
  return (
    <MenuFold name={name} states={states}>
      {choices}
    </MenuFold>
  );
}
