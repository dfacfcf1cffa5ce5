// The navigation entries of the areas with an account. Phones show the first four in a bar and the rest under « Plus ».
import { type Entitled, hasPermission, moderationPermissions, type Permission } from '@liesse/domain';
import {
  Armchair,
  CalendarDays,
  CalendarHeart,
  Clock,
  FileText,
  Flag,
  FolderOpen,
  Globe,
  Handshake,
  House,
  KeyRound,
  ListChecks,
  MailOpen,
  MessagesSquare,
  ReceiptText,
  ScrollText,
  Server,
  Settings,
  ShieldCheck,
  Star,
  Store,
  UserRound,
  UserRoundX,
  UsersRound,
  Wallet,
} from 'lucide-react';
import type { Area } from '#web/app/areas.ts';
import { shell } from '#web/locales/fr/ui/shell.ts';
import type { NavEntry } from '#web/ui/layout/shell/navigation.ts';

interface AreaEntry extends NavEntry {
  /** The permissions, of which one is needed: without any, the database returns nothing. */
  permissions?: readonly Permission[];
}

const { client, partner, admin } = shell;

type AccountArea = Exclude<Area, 'guest'>;

const entries: Record<AccountArea, readonly AreaEntry[]> = {
  client: [
    { href: '/client/dashboard', label: client.dashboard, icon: House },
    { href: '/client/todo', label: client.todo, icon: ListChecks },
    { href: '/client/guests', label: client.guests, icon: UsersRound },
    { href: '/client/partners', label: client.partners, icon: Store },
    { href: '/client/budget', label: client.budget, icon: Wallet },
    { href: '/client/seating', label: client.seating, icon: Armchair },
    { href: '/client/timeline', label: client.timeline, icon: Clock },
    { href: '/client/documents', label: client.documents, icon: FolderOpen },
    { href: '/client/messages', label: client.messages, icon: MessagesSquare },
    { href: '/client/invitations', label: client.invitations, icon: MailOpen },
    { href: '/client/website', label: client.website, icon: Globe },
    { href: '/client/events', label: client.events, icon: CalendarHeart },
    { href: '/client/account', label: client.account, icon: UserRound },
  ],
  partner: [
    { href: '/partner/dashboard', label: partner.dashboard, icon: House },
    { href: '/partner/requests', label: partner.requests, icon: CalendarHeart },
    { href: '/partner/recommendations', label: partner.recommendations, icon: Handshake },
    { href: '/partner/account', label: partner.account, icon: UserRound },
    { href: '/partner/messages', label: partner.messages, icon: MessagesSquare },
    { href: '/partner/calendar', label: partner.calendar, icon: CalendarDays },
    { href: '/partner/listing', label: partner.listing, icon: Store },
    { href: '/partner/reviews', label: partner.reviews, icon: Star },
    { href: '/partner/quotes', label: partner.quotes, icon: FileText },
    { href: '/partner/invoices', label: partner.invoices, icon: ReceiptText },
  ],
  admin: [
    { href: '/admin/dashboard', label: admin.dashboard, icon: House },
    {
      href: '/admin/clients',
      label: admin.clients,
      icon: UsersRound,
      permissions: ['manage_clients', 'manage_events'],
    },
    { href: '/admin/partners', label: admin.partners, icon: Store, permissions: ['manage_partners', 'manage_venues'] },
    { href: '/admin/settings', label: admin.settings, icon: Settings, permissions: ['manage_system'] },
    { href: '/admin/reviews', label: admin.moderation, icon: Flag, permissions: moderationPermissions },
    { href: '/admin/messages', label: admin.messages, icon: MessagesSquare, permissions: ['manage_requests'] },
    { href: '/admin/content', label: admin.content, icon: FileText, permissions: ['manage_system'] },
    { href: '/admin/privacy', label: admin.privacy, icon: UserRoundX, permissions: ['manage_guests'] },
    { href: '/admin/admins', label: admin.admins, icon: KeyRound, permissions: ['manage_admins'] },
    { href: '/admin/security', label: admin.security, icon: ShieldCheck, permissions: ['access_advanced_security'] },
    { href: '/admin/audit', label: admin.audit, icon: ScrollText, permissions: ['access_advanced_security'] },
    { href: '/admin/system', label: admin.system, icon: Server, permissions: ['manage_system'] },
    { href: '/admin/account', label: admin.account, icon: UserRound },
  ],
};

/** The entries that this person can use. */
export function entriesFor(area: AccountArea, person: Entitled): readonly NavEntry[] {
  return entries[area].filter((entry) => canUse(entry, person));
}

/** False for the page of an entry that this person cannot use, and for the pages below it. */
export function canOpen(area: AccountArea, person: Entitled, pathname: string): boolean {
  return entries[area].every((entry) => !`${pathname}/`.startsWith(`${entry.href}/`) || canUse(entry, person));
}

const canUse = ({ permissions }: AreaEntry, person: Entitled): boolean =>
  permissions?.some((permission) => hasPermission(person, permission)) ?? true;

/** The label of the page at this address in the navigation. */
export function labelOf(area: AccountArea, pathname: string): string | undefined {
  return entries[area].find(({ href }) => href === pathname)?.label;
}
