// Choosing a schema, and the schemas that cannot be chosen.
import { describe, expect, it } from 'vitest';
import { anon, post, rest, send, service } from './client.ts';

describe('the default schema', () => {
  it('is the first that is exposed, and is named in the answer', async () => {
    const answer = await rest('/books?id=eq.1&select=id');
    expect(answer.json).toEqual([{ id: 1 }]);
    expect(answer.headers.get('content-profile')).toBe('public');
  });
});

describe('another schema', () => {
  it('is read by its name', async () => {
    const { data } = await anon.schema('archive').from('books').select();
    expect(data).toEqual([{ id: 100, title: 'A book long gone' }]);
    const answer = await rest('/boxes?id=eq.1', { headers: { 'Accept-Profile': 'archive' } });
    expect(answer.headers.get('content-profile')).toBe('archive');
  });

  it('has its own relationships', async () => {
    const { data } = await anon
      .schema('archive')
      .from('boxes')
      .select('label, papers(title)')
      .order('id')
      .order('id', { referencedTable: 'papers' });
    expect(data).toEqual([
      { label: 'Letters', papers: [{ title: 'To the editor' }, { title: 'From the editor' }] },
      { label: 'Maps', papers: [{ title: 'Coast' }] },
    ]);
  });

  it('has its own functions', async () => {
    const { data } = await anon.schema('archive').rpc('box_labels');
    expect(data).toEqual(['Letters', 'Maps']);
    const get = await anon.schema('archive').rpc('box_labels', {}, { get: true });
    expect(get.data).toEqual(['Letters', 'Maps']);
    const missing = await anon.schema('archive').rpc('greet');
    expect(missing.error).toMatchObject({
      code: 'PGRST202',
      message: 'Could not find the function archive.greet without parameters in the schema cache',
    });
  });

  it('is written by its name', async () => {
    const archive = service.schema('archive');
    await archive.from('papers').delete().eq('id', 900);
    const made = await archive
      .from('papers')
      .insert({ id: 900, box_id: 2, title: 'New' })
      .select('title, boxes(label)')
      .single();
    expect(made.data).toEqual({ title: 'New', boxes: { label: 'Maps' } });
    const changed = await archive.from('papers').update({ title: 'Newer' }).eq('id', 900).select('title');
    expect(changed.data).toEqual([{ title: 'Newer' }]);
    const gone = await archive.from('papers').delete().eq('id', 900).select('id');
    expect(gone.data).toEqual([{ id: 900 }]);
  });

  it('is chosen by Content-Profile where there is a body', async () => {
    const answer = await post('/rpc/box_labels', {}, { 'Content-Profile': 'archive' });
    expect(answer.json).toEqual(['Letters', 'Maps']);
    expect(answer.headers.get('content-profile')).toBe('archive');
  });

  it('does not show the tables of the first', async () => {
    const { error, status } = await anon.schema('archive').from('authors').select();
    expect(status).toBe(404);
    expect(error).toMatchObject({
      code: 'PGRST205',
      message: "Could not find the table 'archive.authors' in the schema cache",
    });
  });
});

describe('a schema that is not exposed', () => {
  const refusal = {
    code: 'PGRST106',
    message: 'Invalid schema: cellar',
    details: null,
    hint: 'Only the following schemas are exposed: public, archive',
  };

  it('cannot be read', async () => {
    const { error, status } = await anon.schema('cellar').from('secrets').select();
    expect(status).toBe(406);
    expect(error).toEqual(refusal);
  });

  it('cannot be written or called', async () => {
    const written = await send('PATCH', '/secrets?id=eq.1', { label: 'x' }, { 'Content-Profile': 'cellar' });
    expect(written.status).toBe(406);
    expect(written.json).toEqual(refusal);
    const called = await post('/rpc/anything', {}, { 'Content-Profile': 'cellar' });
    expect(called.status).toBe(406);
  });

  it('cannot be the catalogue of the database', async () => {
    const { error } = await service.schema('pg_catalog').from('pg_authid').select();
    expect(error?.code).toBe('PGRST106');
  });
});
