// What is said when a relationship is ambiguous, unknown, or not embedded.
import { describe, expect, it } from 'vitest';
import { anon } from './client.ts';

describe('an ambiguous embedding', () => {
  it('names the foreign keys to choose from', async () => {
    const { error, status } = await anon.from('books').select('id, authors(name)');
    expect(status).toBe(300);
    expect(error?.code).toBe('PGRST201');
    expect(error?.message).toBe(
      "Could not embed because more than one relationship was found for 'books' and 'authors'",
    );
    expect(error?.hint).toBe(
      "Try changing 'authors' to one of the following: 'authors!books_author_id_fkey', 'authors!books_editor_id_fkey'. Find the desired relationship in the 'details' key.",
    );
    expect(error?.details).toEqual([
      {
        cardinality: 'many-to-one',
        embedding: 'books with authors',
        relationship: 'books_author_id_fkey using books(author_id) and authors(id)',
      },
      {
        cardinality: 'many-to-one',
        embedding: 'books with authors',
        relationship: 'books_editor_id_fkey using books(editor_id) and authors(id)',
      },
    ]);
  });

  it('is reversed from the other side', async () => {
    const { error, status } = await anon.from('authors').select('id, books(title)');
    expect(status).toBe(300);
    expect(error?.code).toBe('PGRST201');
    expect(error?.details).toEqual(
      expect.arrayContaining([
        {
          cardinality: 'one-to-many',
          embedding: 'authors with books',
          relationship: 'books_author_id_fkey using authors(id) and books(author_id)',
        },
      ]),
    );
  });

  it('names the junctions to choose from', async () => {
    const { error, status } = await anon.from('members').select('name, tags(label)');
    expect(status).toBe(300);
    expect(error?.code).toBe('PGRST201');
    expect(error?.hint).toContain("'tags!favorite_tags', 'tags!muted_tags'");
    expect(error?.details).toEqual(
      expect.arrayContaining([
        {
          cardinality: 'many-to-many',
          embedding: 'members with tags',
          relationship: 'muted_tags using muted_tags_member_id_fkey(member_id) and muted_tags_tag_id_fkey(tag_id)',
        },
      ]),
    );
  });
});

describe('an unknown embedding', () => {
  it('says between which tables it searched', async () => {
    const { error, status } = await anon.from('books').select('id, readings(id)');
    expect(status).toBe(400);
    expect(error).toMatchObject({
      code: 'PGRST200',
      message: "Could not find a relationship between 'books' and 'readings' in the schema cache",
      details:
        "Searched for a foreign key relationship between 'books' and 'readings' in the schema 'public', but no matches were found.",
    });
  });

  it('says which hint it searched with', async () => {
    const { error, status } = await anon.from('books').select('id, authors!illustrator_id(name)');
    expect(status).toBe(400);
    expect(error).toMatchObject({
      code: 'PGRST200',
      details:
        "Searched for a foreign key relationship between 'books' and 'authors' using the hint 'illustrator_id' in the schema 'public', but no matches were found.",
      hint: null,
    });
  });

  it('guesses the table that was meant', async () => {
    const { error } = await anon.from('books').select('id, loan(id)');
    expect(error?.hint).toBe("Perhaps you meant 'loans' instead of 'loan'.");
  });

  it('finds no relationship into a hidden or another schema', async () => {
    const hidden = await anon.from('books').select('id, secrets(id)');
    expect(hidden.error?.code).toBe('PGRST200');
    const other = await anon.from('books').select('id, papers(id)');
    expect(other.error?.code).toBe('PGRST200');
  });
});

describe('a filter, order or limit on what is not embedded', () => {
  it('is refused', async () => {
    const { error, status } = await anon.from('books').select('id').eq('loans.id', 1);
    expect(status).toBe(400);
    expect(error).toMatchObject({
      code: 'PGRST108',
      message: "'loans' is not an embedded resource in this request",
      details: null,
      hint: "Verify that 'loans' is included in the 'select' query parameter.",
    });
    const ordered = await anon.from('books').select('id').order('id', { referencedTable: 'loans' });
    expect(ordered.error?.code).toBe('PGRST108');
    const limited = await anon.from('books').select('id').limit(1, { referencedTable: 'loans' });
    expect(limited.error?.code).toBe('PGRST108');
  });

  it('is refused under the table once the embedding has an alias', async () => {
    const { error } = await anon.from('books').select('id, lent:loans(id)').eq('loanz.id', 1);
    expect(error?.code).toBe('PGRST108');
  });
});
