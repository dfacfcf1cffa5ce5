// Who asks: the people of the fixture, and the form in which each one's request reaches the database.

export interface Caller {
  role: 'anon' | 'authenticated' | 'service_role';
  id?: string;
  token?: string;
  claims?: Record<string, unknown>;
}

export const id = {
  alice: '00000000-0000-4000-8000-000000000001',
  edith: '00000000-0000-4000-8000-000000000002',
  victor: '00000000-0000-4000-8000-000000000003',
  nora: '00000000-0000-4000-8000-000000000004',
  boris: '00000000-0000-4000-8000-000000000005',
  petra: '00000000-0000-4000-8000-000000000006',
  ada: '00000000-0000-4000-8000-000000000007',
  luc: '00000000-0000-4000-8000-000000000008',
  newcomer: '00000000-0000-4000-8000-000000000009',
  paulin: '00000000-0000-4000-8000-00000000000a',
} as const;

// 32 characters each, as the database makes them.
export const token = {
  gaspard: 'gaspard-gaspard-gaspard-gaspard-',
  helene: 'helene--helene--helene--helene--',
  xavier: 'xavier--xavier--xavier--xavier--',
} as const;

// The columns of the matrix. Alice owns event A, Boris event B; the guests' tokens open event A.
export const cast = {
  anon: { role: 'anon' },
  guest: { role: 'anon', token: token.gaspard },
  'other household': { role: 'anon', token: token.helene },
  owner: { role: 'authenticated', id: id.alice },
  editor: { role: 'authenticated', id: id.edith },
  viewer: { role: 'authenticated', id: id.victor },
  'viewer without budget': { role: 'authenticated', id: id.nora },
  stranger: { role: 'authenticated', id: id.boris },
  partner: { role: 'authenticated', id: id.petra },
  'admin with permission': { role: 'authenticated', id: id.ada },
  'admin without permission': { role: 'authenticated', id: id.luc },
  service_role: { role: 'service_role' },
} satisfies Record<string, Caller>;

export type Who = keyof typeof cast;

// The order of the cast, which is the order of the matrix's columns.
export const whos = Object.keys(cast) as Who[];
