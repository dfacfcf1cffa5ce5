// CSV, GeoJSON and the media types that are not there.
import { describe, expect, it } from 'vitest';
import { anon, rest } from './client.ts';

describe('CSV', () => {
  it('answers a header line and the rows', async () => {
    const { data, status } = await anon.from('books').select('id, title, pages').gte('id', 4).order('id').csv();
    expect(status).toBe(200);
    expect(data).toBe('id,title,pages\n4,"Small Hours, Small Poems",88\n5,"On Maps (and Other Lies)",240\n6,Untitled,');
  });

  it('names its media type', async () => {
    const answer = await rest('/tags?id=eq.1', { headers: { Accept: 'text/csv' } });
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.text).toBe('id,label\n1,Classic');
  });

  it('doubles the quotes inside a value', async () => {
    const { data } = await anon.from('Odd Names').select('"dot.column"').eq('Case Column', 2).csv();
    expect(data).toBe('dot.column\n"say ""hi"""');
  });

  it('uses the names given to the columns', async () => {
    const { data } = await anon.from('tags').select('code:id').eq('id', 1).csv();
    expect(data).toBe('code\n1');
  });

  it('is answered by functions', async () => {
    const { data } = await anon.rpc('page_report', { min_pages: 240 }).csv();
    expect(data).toBe('title,pages\n"On Maps (and Other Lies)",240\n"The Quiet Orchard",320');
  });
});

describe('media types', () => {
  it('answers JSON to whoever takes anything', async () => {
    const answer = await rest('/tags?id=eq.1', { headers: { Accept: 'text/html, */*;q=0.5' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it('takes the first media type it has', async () => {
    const answer = await rest('/tags?id=eq.1', { headers: { Accept: 'text/html, text/csv' } });
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  });

  it('refuses a media type it does not have', async () => {
    const answer = await rest('/tags', { headers: { Accept: 'application/unknown' } });
    expect(answer.status).toBe(406);
    expect(answer.json).toMatchObject({
      code: 'PGRST107',
      message: 'None of these media types are available: application/unknown',
      details: null,
      hint: null,
    });
  });

  it('has no GeoJSON where the database has no geometry', async () => {
    const { error, status } = await anon.from('tags').select().geojson();
    expect(status).toBe(406);
    expect(error?.code).toBe('PGRST107');
  });
});
