// Names the library knows: its tables with their columns, its functions with their arguments.
import { words } from './fuzz-values.ts';

/** Tables whose rows may come and go while the suite runs. Writes elsewhere are rolled back. */
export const SCRATCH = ['drafts', 'stock', 'shelf_slots', 'scraps', 'counters', 'ledger', 'parcels'];

const TABLE_COLUMNS = new Map<string, readonly string[]>([
  ['drafts', ['id', 'suite', 'title', 'status', 'priority', 'labels', 'meta', 'book_id', 'slug']],
  ['stock', ['sku', 'suite', 'qty', 'place', 'note']],
  ['shelf_slots', ['room', 'slot', 'suite', 'label']],
  ['scraps', ['suite', 'body']],
  ['counters', ['name', 'n']],
  ['ledger', ['entry_no', 'suite', 'amount']],
  ['parcels', ['id', 'suite']],
  ['authors', ['id', 'name', 'alias', 'country', 'born', 'profile', 'mentor_id']],
  ['books', ['id', 'title', 'author_id', 'pages', 'price', 'published', 'genre', 'in_print', 'keywords', 'scores']],
  ['available_books', ['id', 'title', 'author_id', 'pages', 'genre']],
  ['book_covers', ['book_id', 'artist', 'width']],
  ['tags', ['id', 'label']],
  ['book_tags', ['book_id', 'tag_id', 'weight']],
  ['members', ['id', 'name', 'email', 'joined']],
  ['library_cards', ['number', 'member_id']],
  ['loans', ['id', 'book_id', 'member_id', 'loaned_at', 'due', 'returned_at']],
  ['editions', ['book_id', 'edition_no', 'isbn']],
  ['copies', ['id', 'book_id', 'edition_no', 'shelf']],
  ['readings', ['id', 'sensor', 'value']],
  ['Odd%20Names', ['Case Column', 'with space', '"dot.column"', 'été']],
  ['author_stats', ['id', 'name', 'book_count']],
  ['genre_totals', ['genre', 'total']],
  ['secret_labels', ['id', 'label']],
  ['reviews', ['id', 'book_id', 'reviewer', 'body', 'is_public']],
  ['payroll', ['id', 'amount']],
  ['notices', ['id', 'body']],
  ['secrets', ['id', 'combination']],
  ['boxes', ['id', 'label']],
  ['papers', ['id', 'box_id', 'title']],
]);

/** A table's own columns, or what any table might have. */
export const columnsOf = (table: string): readonly string[] => TABLE_COLUMNS.get(table) ?? COLUMNS;

export const TABLES = [...TABLE_COLUMNS.keys(), 'books', 'authors', 'drafts', 'stock'];

const FUNCTION_ARGUMENTS = new Map<string, readonly string[]>([
  ['add_numbers', ['a', 'b']],
  ['greet', ['name']],
  ['nothing_to_say', []],
  ['numbers', []],
  ['favourite_genre', ['g']],
  ['as_range', ['low', 'high']],
  ['json_kind', ['doc']],
  ['total_of', ['items']],
  ['sum_all', ['nums']],
  ['Quoted%20Name', ['Some Arg']],
  ['years', []],
  ['find_books', ['min_pages']],
  ['one_book', ['book_id']],
  ['page_report', ['min_pages']],
  ['bounds', ['vals']],
  ['next_number', ['n']],
  ['doubled', ['n']],
  ['area', ['side']],
  ['unsure', ['a']],
  ['echo_json', []],
  ['echo_jsonb', []],
  ['echo_text', []],
  ['byte_length', []],
  ['do_nothing', []],
  ['count_visit', ['counter']],
  ['clear_stock', ['which']],
  ['refuse', []],
  ['pay_first', []],
  ['ask_missing_table', []],
  ['divide', ['a', 'b']],
  ['with_headers', []],
  ['with_cookies', []],
  ['request_header', ['name']],
  ['request_line', []],
  ['whoami', []],
  ['members_only', []],
  ['box_labels', []],
  ['label', []],
  ['pg_sleep', ['n']],
  ['pg_read_file', ['name']],
]);

export const argumentsOf = (name: string): readonly string[] => FUNCTION_ARGUMENTS.get(name) ?? ARGUMENTS;

// Without those that exist to shape an error or a status: raise_*, too_slow, too_many_rows, with_bad_*, with_status; and
// without the table mirrors, whose policy is broken on purpose.
export const FUNCTIONS = [...FUNCTION_ARGUMENTS.keys()];

export const COLUMNS = [
  'id',
  'title',
  'name',
  'author_id',
  'pages',
  'price',
  'published',
  'genre',
  'in_print',
  'keywords',
  'scores',
  'reading_ages',
  'on_sale',
  'details',
  'profile',
  'summary',
  'search',
  'label',
  'suite',
  'qty',
  'place',
  'note',
  'status',
  'priority',
  'labels',
  'meta',
  'sku',
  'room',
  'slot',
  'amount',
  'body',
  'n',
  'value',
  'sensor',
  'Case Column',
  '"dot.column"',
  'été',
  '*',
];

export const ARGUMENTS = [
  'a',
  'b',
  'name',
  'g',
  'low',
  'high',
  'doc',
  'items',
  'nums',
  'min_pages',
  'book_id',
  'n',
  'vals',
  'side',
  'width',
  'height',
  'counter',
  'which',
  'Some Arg',
];

export const EMBEDS = words(`
  authors books tags book_tags loans members editions copies book_covers reviews same_genre latest_loan
  mentor author_id editor_id boxes papers payroll
`);

export const HINTS = words(
  'inner left books_author_id_fkey books_editor_id_fkey author_id editor_id book_tags mentor_id nothing',
);
