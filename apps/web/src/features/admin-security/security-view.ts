// Which part of the screen is shown, as the address remembers it.

export const securityTabs = ['sign-ins', 'limits', 'sessions', 'networks', 'keys'] as const;
export type SecurityTab = (typeof securityTabs)[number];

export const outcomeFilters = ['all', 'failed', 'succeeded'] as const;
export type OutcomeFilter = (typeof outcomeFilters)[number];

export interface SecurityView {
  tab: SecurityTab;
  outcome: OutcomeFilter;
  /** The account that is looked at; by its id, because an address is personal. */
  account: string | null;
}

const tabNames: Record<SecurityTab, string> = {
  'sign-ins': 'connexions',
  limits: 'limites',
  sessions: 'sessions',
  networks: 'reseaux',
  keys: 'cles',
};

const outcomeNames: Record<OutcomeFilter, string> = { all: 'toutes', failed: 'echouees', succeeded: 'reussies' };

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** An address can hold anything: what is unknown is left out. */
export function readView(search: URLSearchParams): SecurityView {
  const account = search.get('compte') ?? '';
  return {
    tab: securityTabs.find((tab) => tabNames[tab] === search.get('vue')) ?? 'sign-ins',
    outcome: outcomeFilters.find((outcome) => outcomeNames[outcome] === search.get('resultat')) ?? 'all',
    account: UUID.test(account) ? account : null,
  };
}

export function writeView({ tab, outcome, account }: SecurityView): URLSearchParams {
  return new URLSearchParams({
    ...(tab !== 'sign-ins' && { vue: tabNames[tab] }),
    ...(outcome !== 'all' && { resultat: outcomeNames[outcome] }),
    ...(account !== null && { compte: account }),
  });
}
